// Why an act is refused at an event: by the same ids, with the same values, in both languages.

import { type EventRefusalMessage, eventRefusalMessage, speaker } from '@hanchan/narrator';
import { eventRefusals } from '@hanchan/narrator/ja';
import { REFUSAL_TEXTS } from '@hanchan/tournament';
import { describe, expect, test } from 'vitest';

const tell = speaker<EventRefusalMessage>('ja', eventRefusals, () => '');
const told = (
  id: string,
  values: readonly (string | number)[],
  field?: string,
): string | undefined => {
  const message = eventRefusalMessage({ id, text: '', values }, field);
  return message === null ? undefined : tell(message);
};

const placesIn = (text: unknown) => String(text).match(/\{\w+\}/g) ?? [];

describe('a refusal of an event', () => {
  test('has a text in both languages for every id', () => {
    const sentences = Object.keys(eventRefusals).filter((id) => !id.startsWith('fieldName.'));
    expect(sentences.sort()).toEqual(Object.keys(REFUSAL_TEXTS).sort());
  });

  test('says the same values in both, but for those that only English says', () => {
    const differ = Object.entries(REFUSAL_TEXTS).filter(
      ([id, text]) =>
        placesIn(text).join() !==
        [...placesIn(eventRefusals[id as keyof typeof REFUSAL_TEXTS])].sort().join(),
    );
    expect(differ.map(([id]) => id).sort()).toEqual([
      'call.unknown',
      'penalty.unknown',
      'role.other',
      'seating.fillInsMissing',
    ]);
  });

  test('is told with its values, as the event wrote them', () => {
    expect(told('round.over', [3], 'round')).toBe('第3回戦は終わっています。');
    expect(told('person.otherNumber', ['Aoi', 7, 2], 'person')).toBe(
      'Aoiは第2回戦を番号7で打ちます。',
    );
    expect(told('seating.fillInsMissing', [14, 2, 's are'], 'rounds')).toBe(
      '14人では4人ずつの卓になりません。補充員があと2人必要です。',
    );
  });

  test('names the field as the form does, and only the field', () => {
    expect(told('field.multiple', ['sheet.held[2]', '100', 25_050], 'sheet.held[2]')).toBe(
      '持ち点は100の倍数です（入力は25050）。',
    );
    expect(told('field.empty', ['people[3].name'], 'people[3].name')).toBe(
      '名前を入れてください。',
    );
    expect(told('field.empty', ['link'], 'link')).toBe('linkを入れてください。');
    expect(told('person.left', ['text'], 'person')).toBe('textはすでに退場しています。');
  });

  test('is not told where its id is not known', () => {
    expect(told('moon.wrongHouse', [])).toBeUndefined();
    expect(told('fieldName.reason', [])).toBeUndefined();
    expect(told('toString', [])).toBeUndefined();
  });
});
