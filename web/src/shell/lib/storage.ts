// Stores values as JSON in the browser's local storage.

/** The object stored under a key; empty if there is none, or if the storage is off or holds foreign data. */
export function stored<T extends object>(key: string): Partial<T> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    return typeof read === "object" && read ? read : {};
  } catch {
    return {};
  }
}

/** Store a value; false if this browser has no storage. */
export function store(key: string, value: object): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
