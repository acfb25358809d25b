// Values that this browser keeps, as JSON in its local storage.

/** What is kept under a key, if it is an object. Storage may be switched off or hold something foreign: then nothing is. */
export function stored<T extends object>(key: string): Partial<T> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    return typeof read === "object" && read ? read : {};
  } catch {
    return {};
  }
}

/** Keep a value; false if this browser keeps nothing. */
export function store(key: string, value: object): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
