// How the hand was won, in words: on the form and on paper.

import type { Moment } from '@hanchan/kit/wins/moments.ts';
import { windName } from '@hanchan/kit/words/telling.ts';
import { t } from '@hanchan/kit/words/text.svelte.ts';
import type { PlayWords } from '@hanchan/narrator';
import type { YakuId } from '@hanchan/rules';
import { COUNTS, type Form } from '@hanchan/table/winForm/winForm.ts';

/** What the circumstance would make of the hand, by the words of play; one makes less of it. */
export function momentName({ way, seat }: Form, moment: Moment, words: PlayWords): string {
  const isRon = way === 'ron';
  if (moment === 'mixedIn') return t('calculator.mixedIn');
  const ids: Record<Exclude<Moment, 'mixedIn'>, YakuId> = {
    ippatsu: 'ippatsu',
    afterKan: 'rinshan',
    robbedKan: 'chankan',
    lastTile: isRon ? 'houtei' : 'haitei',
    firstTurn: isRon ? 'renhou' : seat === 'E' ? 'tenhou' : 'chiihou',
  };
  return words.yaku(ids[moment]);
}

/** Everything that was said about the win, and nothing that was not. */
export function circumstancesOf(form: Form, words: PlayWords): readonly string[] {
  const named = (name: string, value: string | number) => `${name}: ${value}`;
  return [
    form.way === 'ron'
      ? named(words.call('ron'), t(`calculator.side.${form.from}`))
      : words.call('tsumo'),
    named(t('calculator.seat'), windName(form.seat)),
    named(t('calculator.round'), windName(form.round)),
    ...(form.riichi === 'none'
      ? []
      : [named(words.call('riichi'), t(`calculator.riichi.${form.riichi}`))]),
    ...form.moments.map((moment) => momentName(form, moment, words)),
    ...COUNTS.filter((name) => form[name] > 0).map((name) =>
      named(t(`calculator.${name}`), form[name]),
    ),
  ];
}
