// What is still explained in this browser: each subject for a few games, or until somebody says that they have understood.
import { store, stored } from "./storage";

const KEY = "crosshex.new-to";
/** At so many tables something is new. */
const TABLES = 3;
/** The tables at which each subject was met, or null once it is understood. */
type Met = Record<string, string[] | null>;

function keep(subject: string, tables: string[] | null): void {
  store(KEY, { ...stored<Met>(KEY), [subject]: tables });
}

/** Whether a subject is still new at this table, which counts from now on. */
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

/** It has been understood: explain it no more. */
export function understood(subject: string): void {
  keep(subject, null);
}
