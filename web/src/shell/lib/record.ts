// Reads the text of records: headers, and the words of the move lines. It does not check whether the moves are legal.

export interface RecordText {
  headers: Record<string, string>;
  /** The words of each move line after its number. */
  lines: string[][];
}

const TOKEN =
  /\[([A-Za-z][A-Za-z0-9]*)[ \t]+"((?:[^"\\\n]|\\["\\])*)"[ \t]*\]|\{[^}]*\}|;[^\n]*|[^\s{;[]+/g;

/** The records of a text, one after the other; comments are left out. */
export function readRecordTexts(text: string): RecordText[] {
  const records: RecordText[] = [];
  let record: RecordText | undefined;
  for (const [token, name, value = ""] of text.replace(/\r\n?/g, "\n").matchAll(TOKEN)) {
    if (name !== undefined) {
      // Headers come before the moves: a header after moves begins the next record.
      if (!record || record.lines.length > 0 || name in record.headers) {
        record = { headers: Object.create(null) as Record<string, string>, lines: [] };
        records.push(record);
      }
      record.headers[name] = value.replace(/\\(["\\])/g, "$1");
    } else if (/^[1-9][0-9]*\.$/.test(token)) record?.lines.push([]);
    else if (token[0] !== "{" && token[0] !== ";") record?.lines.at(-1)?.push(token);
  }
  return records;
}

/** The values of headers that are numbered from 1, such as `Seat1`, `Seat2`. */
export function numbered({ headers }: RecordText, name: string): string[] {
  const values: string[] = [];
  for (
    let value = headers[`${name}1`];
    value !== undefined;
    value = headers[`${name}${values.length + 1}`]
  )
    values.push(value);
  return values;
}

/** The throws: the words before the first `/` of each line. */
export function throwsOf({ lines }: RecordText): string[] {
  return lines.map((words) =>
    words.slice(0, words.includes("/") ? words.indexOf("/") : words.length).join(" "),
  );
}
