// Report sheets over the API: whatever stands in them, the form refuses it by its path or the event by its field, and
// nothing else is thrown.

import { actSchema } from '@hanchan/protocol';
import { type Act, foldEvent } from '@hanchan/tournament';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aDesk, Desk, HEAD } from '../../../proof/spec/support/eventDesk.ts';
import { HOSTILE, hostileLine, hostileValue } from '../../../proof/spec/support/hostileValues.ts';

const desk = aDesk({ players: 4 });
desk.start(1);
const ENTER = {
  type: 'enter',
  at: desk.at(1, 1),
  sheet: desk.sheet(1, 1),
  source: 'typed',
} as const;

/** The path or the field that is refused; null where the sheet is taken. */
function refusedAt(act: unknown): string | null {
  const read = actSchema.safeParse(JSON.parse(hostileLine(act)));
  if (!read.success) return read.error.issues[0]!.path.join('.') || 'type';
  const again = new Desk();
  Object.assign(again, { state: foldEvent(desk.entries) });
  const refusal = again.try(read.data as Act, HEAD);
  if (refusal === null) return null;
  expect(refusal.message).toMatch(/\w.*[.?]$/);
  expect(refusal.message.length).toBeLessThan(600);
  return refusal.field;
}

test('the sheet itself is taken', () => {
  expect(refusedAt(ENTER)).toBeNull();
});

test('values that are made to break readers are refused in every field', () => {
  for (const value of HOSTILE) {
    expect(refusedAt({ ...ENTER, sheet: value })).toMatch(/^sheet/);
    expect(refusedAt({ ...ENTER, at: value })).toMatch(/^at/);
    for (const field of ['slots', 'held', 'loans', 'sticks'] as const) {
      const at = refusedAt({ ...ENTER, sheet: { ...ENTER.sheet, [field]: value } });
      if (!Object.is(value, -0)) expect(at).toMatch(/^(sheet|slots|held|loans|sticks)/);
      if (field === 'sticks') continue;
      const four = ENTER.sheet[field].with(1, value as number);
      const inside = refusedAt({ ...ENTER, sheet: { ...ENTER.sheet, [field]: four } });
      const isZero = Object.is(value, -0) && field === 'loans';
      if (!isZero) expect(inside).toMatch(/^(sheet|slots|held|loans)/);
    }
  }
});

test('noise', () => {
  const number = fc.oneof(fc.integer(), fc.double(), hostileValue);
  const four = fc.array(number, { minLength: 4, maxLength: 4 });
  const sheet = fc.record({ slots: four, held: four, loans: four, sticks: number });
  fc.assert(
    fc.property(sheet, (noise) => refusedAt({ ...ENTER, sheet: noise }) !== null),
    { numRuns: 150 },
  );
});
