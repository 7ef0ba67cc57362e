/** The same walls in every run: 1, 2, 3, … as secrets, for each server anew. */
export function countedSecrets(): () => string {
  let count = 0;
  return () => (++count).toString(16).padStart(64, '0');
}
