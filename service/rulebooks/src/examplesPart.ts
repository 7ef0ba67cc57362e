// examples.yaml: hands of the document, or of its readers, with what they are worth. `rules check` scores each of them.

import { type RuleValues, YAKU_NAMES, type YakuId } from '@hanchan/rules';
import { checkWin, newWin, type RiichiState, score, type Win } from '@hanchan/score';
import { describeNotationError, parseHand, parseTile, parseTiles, WINDS } from '@hanchan/tiles';
import { CLAUSE_ID } from './parts.ts';
import type { Place } from './place.ts';

export interface Example {
  readonly name: string;
  /** As it is written; it is read again whenever it is scored. */
  readonly form: Readonly<Record<string, unknown>>;
  readonly clauses: readonly string[];
  readonly win: Win;
  readonly gives: Expected;
  readonly place: Place;
}

interface Expected {
  readonly noWin?: true;
  readonly yaku?: readonly YakuId[];
  readonly han?: number;
  readonly fu?: number;
  readonly points?: number;
}

const FLAGS = ['tsumo', 'ippatsu', 'afterKan', 'robbedKan', 'lastTile', 'firstTurn'] as const;
const RIICHI = ['riichi', 'double'] as const;

export function readExamples(place: Place): readonly Example[] {
  return place.list(readExample);
}

function readExample(place: Place): Example | undefined {
  const form = place.form(
    ['name', 'hand', 'win', 'gives'],
    ['clauses', 'seat', 'round', 'riichi', 'dora', 'ura', ...FLAGS],
  );
  if (form === undefined) return undefined;
  const name = form.name.text();
  const hand = notation(form.hand, parseHand);
  const tile = notation(form.win, parseTile);
  const indicators = form.dora === undefined ? [] : notation(form.dora, parseTiles);
  const ura = form.ura === undefined ? [] : notation(form.ura, parseTiles);
  const seat = form.seat?.oneOf(WINDS) ?? 'S';
  const roundWind = form.round?.oneOf(WINDS) ?? 'E';
  const riichi: RiichiState = form.riichi?.oneOf(RIICHI) ?? 'none';
  const [isTsumo, ippatsu, afterKan, robbedKan, lastTile, firstTurn] = FLAGS.map(
    (flag) => form[flag]?.flag() ?? false,
  );
  const gives = readExpected(form.gives);
  if (!name || !hand || tile === undefined || !indicators || !ura || !gives) return undefined;
  const winner = WINDS.indexOf(seat) as Win['winner'];
  const circumstances = { ippatsu, afterKan, robbedKan, lastTile, firstTurn } as Partial<Win>;
  const from = isTsumo ? null : (((winner + 3) % 4) as Win['winner']);
  return {
    name,
    form: place.value as Example['form'],
    clauses: form.clauses?.texts(CLAUSE_ID, 'the id of a clause') ?? [],
    win: newWin({ hand, tile, winner, roundWind, from, riichi, indicators, ura, ...circumstances }),
    gives,
    place,
  };
}

function notation<T>(
  place: Place,
  parse: (text: string) => { ok: true; value: T } | { ok: false; error: unknown },
): T | undefined {
  const text = place.text();
  if (text === undefined) return undefined;
  const parsed = parse(text);
  if (parsed.ok) return parsed.value;
  return place.fault(describeNotationError(parsed.error as never));
}

function readExpected(place: Place): Expected | undefined {
  if (place.value === 'no win') return { noWin: true };
  const form = place.form([], ['yaku', 'han', 'fu', 'points']);
  if (form === undefined) return undefined;
  const yaku = form.yaku?.list((one) => {
    const id = one.text();
    if (id === undefined) return undefined;
    return Object.hasOwn(YAKU_NAMES, id) ? (id as YakuId) : one.fault('there is no such yaku');
  });
  const han = form.han?.whole(1, 99);
  const fu = form.fu?.whole(20, 200);
  const points = form.points?.whole(0, 1_000_000);
  const gives = { ...(yaku && { yaku }), ...(han && { han }), ...(fu && { fu }) };
  const whole: Expected = points === undefined ? gives : { ...gives, points };
  if (Object.keys(whole).length > 0) return whole;
  return place.fault('must say what comes out: "no win", or yaku, han, fu, points');
}

/** Scores each by the rules, and notes those that give something else. */
export function tryExamples(examples: readonly Example[], rules: RuleValues): void {
  for (const { win, gives, place } of examples) {
    const [impossible] = checkWin(win, rules);
    if (impossible !== undefined) {
      place.fault(`no table could show it: ${impossible.message}`);
      continue;
    }
    const scored = score(win, rules);
    const said = scored.ok ? describe(scored.value) : `no win (${scored.error.reason})`;
    const wanted = gives.noWin ? 'no win' : describe(gives);
    const isSame = scored.ok ? !gives.noWin && agrees(gives, scored.value) : gives.noWin === true;
    if (!isSame) place.fault(`gives ${said}, where ${wanted} is expected`);
  }
}

interface Outcome {
  readonly yaku?: readonly (YakuId | { readonly id: YakuId })[];
  readonly yakuman?: readonly { readonly id: YakuId }[];
  readonly han?: number | null;
  readonly fu?: number | null;
  readonly points?: number;
}

const idsOf = ({ yaku = [], yakuman = [] }: Outcome): readonly YakuId[] =>
  [...yaku, ...yakuman].map((one) => (typeof one === 'string' ? one : one.id)).sort();

function agrees(gives: Expected, value: Outcome): boolean {
  const isSame = (wanted: unknown, got: unknown) => wanted === undefined || wanted === got;
  const yaku = gives.yaku === undefined ? undefined : idsOf(gives).join();
  return (
    isSame(yaku, idsOf(value).join()) &&
    isSame(gives.han, value.han) &&
    isSame(gives.fu, value.fu) &&
    isSame(gives.points, value.points)
  );
}

function describe(value: Outcome): string {
  const parts = [
    idsOf(value).join(' '),
    value.han ? `${value.han} han` : '',
    value.fu ? `${value.fu} fu` : '',
    value.points === undefined ? '' : `${value.points} points`,
  ];
  return parts.filter((part) => part !== '').join(', ');
}
