// A name that nobody else takes. In a hall phones reach the laptop without HTTPS, where browsers offer no
// `crypto.randomUUID`; plain random bytes they offer everywhere.

export function newId(length = 24): string {
  const bytes = crypto.getRandomValues(new Uint8Array(Math.ceil(length / 2)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, length);
}
