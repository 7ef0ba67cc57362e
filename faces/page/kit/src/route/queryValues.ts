// What an address says behind its question mark, value by value. What cannot be read is named, and taken as it usually is.

export function queryValues(query: URLSearchParams) {
  const unread: string[] = [];
  /** Null from `read` means that the value says nothing to us. */
  const take = <T>(name: string, usual: T, read: (text: string) => T | null): T => {
    const text = query.get(name);
    if (text === null) return usual;
    const value = read(text);
    if (value === null) unread.push(name);
    return value ?? usual;
  };
  return { take, unread };
}
