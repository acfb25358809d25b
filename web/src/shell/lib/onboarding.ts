// Which subjects are still explained in this browser: each one at a few tables, or until the person has understood it.
import { store, stored } from "./storage";

const KEY = "crosshex.new-to";
/** A subject is new at this many tables. */
const TABLES = 3;
/** The tables at which each subject was met, or null once it is understood. */
type Met = Record<string, string[] | null>;

function keep(subject: string, tables: string[] | null): void {
  store(KEY, { ...stored<Met>(KEY), [subject]: tables });
}

/** Whether a subject is still new at this table; counts the table. */
export function isNew(subject: string, table: string): boolean {
  const { [subject]: met = [] } = stored<Met>(KEY);
  if (!met || (met.length >= TABLES && !met.includes(table))) return false;
  if (!met.includes(table)) keep(subject, [...met, table]);
  return true;
}

/** Whether a subject has been understood. */
export function isUnderstood(subject: string): boolean {
  return stored<Met>(KEY)[subject] === null;
}

/** Note that a subject is understood, so that it is not explained again. */
export function understood(subject: string): void {
  keep(subject, null);
}
