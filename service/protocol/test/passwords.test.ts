// New passwords: what heads the lists of leaked ones is refused, what people think of by themselves is not.

import { expect, test } from 'vitest';
import { isGuessable, registerSchema, strengthOf } from '../src/index.ts';

/** Of twelve characters or more, from the tops of lists that have leaked. */
const LEAKED = `
123456789012 1234567890123 111111111111 000000000000 121212121212 123123123123 987654321012 112233112233 qwertyuiop123
qwerty123456 123456qwerty qwertyqwerty 1q2w3e4r5t6y q1w2e3r4t5y6 1qaz2wsx3edc zaq12wsxcde3 qazwsxedcrfv 1qazxsw23edc 123qweasdzxc asdfghjkl123
abcdefghijkl abcd1234abcd abc123abc123 password1234 password12345 Password123! P@ssw0rd1234 passwordpassword mypassword123 iloveyou1234
iloveyouforever iloveyou2008 letmein12345 welcome12345 Welcome2024! administrator admin1234567 changeme1234 trustno1trustno1 monkeymonkey
dragon123456 superman1234 batman123456 michael12345 manchesterunited liverpool1234 liverpoolfc1892 realmadrid123 barcelona1899 juventus1897
california123 californication jesuschrist1 elizabeth123 princess1234 sunshine2019 football1234 basketball23 summer2023!! charlie12345
unknownunknown contrasena123 motdepasse123 passwort1234 michaeljordan23 linkinpark123 metallica1981 chocolate123 butterfly123
computer1234 internet1234 samsung12345 hello1234567 helloworld123 mahjongmahjong hanchan12345
`
  .trim()
  .split(/\s+/);

test.each(LEAKED)('%s is refused', (password) => {
  expect(password.length).toBeGreaterThanOrEqual(12);
  expect(isGuessable(password)).toBe(true);
  expect(strengthOf(password)).toBe('weak');
});

test('what somebody is called is no password, alone or with a year', () => {
  expect(isGuessable('Guillermina1987', ['Guillermina'])).toBe(true);
  expect(isGuessable('aurelio.fontana', ['Anna', 'aurelio.fontana@example.org'])).toBe(true);
  expect(isGuessable('aurelio.fontana')).toBe(false);
});

test.each([
  'correct horse',
  'battery staple',
  'fourteen teal kettles',
  'x7#Lq9!mVt2&',
  'みかんの皮をむいて食べる猫',
  '🀄🀅🀆🀇🀈🀉🀊',
  'the tram was late on the third of May',
])('%s may be one', (password) => {
  expect(isGuessable(password)).toBe(false);
  expect(strengthOf(password)).not.toBe('weak');
});

test('the meter goes up with what a guesser does not know', () => {
  expect(strengthOf('short')).toBe('weak');
  expect(strengthOf('correct horse')).toBe('fair');
  expect(strengthOf('correct horse battery staple')).toBe('strong');
});

test('from 12 to 128 characters, of any kind', () => {
  const takes = (password: string) => registerSchema.safeParse({ name: 'Anna', password }).success;
  expect(['x'.repeat(11), 'x'.repeat(129)].map(takes)).toEqual([false, false]);
  expect(['x'.repeat(12), 'x'.repeat(128), 'only letters', '🀄'.repeat(64)].map(takes)).toEqual(
    Array<boolean>(4).fill(true),
  );
});
