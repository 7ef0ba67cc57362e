// A text without a name that stands in it.

const LETTER = /[\p{L}\p{N}]/u;

/** Without a name where it stands as a word of its own, in capitals or not. */
export function withoutWord(text: string, name: string, instead: string): string {
  const [low, word] = [lowered(text), lowered(name)];
  if (word === '') return text;
  let left = '';
  let from = 0;
  for (let at = low.indexOf(word); at >= 0; at = low.indexOf(word, at + 1)) {
    const end = at + word.length;
    const isWord = !LETTER.test(text[at - 1] ?? '') && !LETTER.test(text[end] ?? '');
    if (at < from || !isWord) continue;
    left += text.slice(from, at) + instead;
    from = end;
  }
  return left + text.slice(from);
}

/** Letter by letter, each as long as it was: İ is two letters in small. */
const lowered = (text: string): string =>
  text.replace(/./gsu, (letter) => {
    const low = letter.toLowerCase();
    return low.length === letter.length ? low : letter;
  });
