// An evening with what waits on this device for the network laid over it: tables that were drawn, results that were typed.

import type { EveningView, GameView, MemberRow, NameView } from '@hanchan/club';
import type { WaitingAct } from './clubWaiting.ts';

type Draw = EveningView['draws'][number];
interface Typed {
  readonly id: string;
  readonly table: number;
  readonly players: readonly NameView[];
  readonly points: readonly number[];
}

/** What the page shows of an evening beside what the server has. */
export interface EveningNow {
  readonly here: readonly string[];
  readonly draws: readonly Draw[];
  readonly typed: readonly Typed[];
}

const nameIn =
  (people: readonly MemberRow[]) =>
  (id: string): NameView =>
    people.find(({ member }) => member === id) ?? {
      member: id,
      name: null,
      isGuest: false,
      isErased: false,
    };

/** Whoever said they come is here until somebody says who is. */
export function eveningNow(
  { evening, present, answers, draws }: EveningView,
  people: readonly MemberRow[],
  waiting: readonly WaitingAct[],
): EveningNow {
  const named = nameIn(people);
  const coming = answers.filter(({ answer }) => answer === 'coming');
  let here = (present.length > 0 ? present : coming).map(({ member }) => member);
  const drawn = new Map(draws.map((one) => [one.game, one]));
  const typed: Typed[] = [];
  for (const { id, act, refused } of waiting) {
    if (refused !== null || !('evening' in act) || act.evening !== evening.id) continue;
    if (act.type === 'present') here = [...act.members];
    if (act.type === 'draw') {
      const { game, tables } = act;
      const sitting = new Set(tables.flat());
      drawn.set(game, {
        game,
        tables: tables.map((four) => four.map(named)) as unknown as Draw['tables'],
        sittingOut: here.filter((one) => !sitting.has(one)).map(named),
      });
    }
    if (act.type === 'enter') {
      const { table, players, typed: result } = act;
      typed.push({ id, table, players: players.map(named), points: result.points });
    }
  }
  return { here, draws: [...drawn.values()].sort((a, b) => a.game - b.game), typed };
}

const sameFour = (four: readonly NameView[], { players }: GameView): boolean =>
  four.every(({ member }) => players.some((one) => one.member === member));

/** The result of each drawn table, by `game.table`: where the same four met again, the later game is the later draw's. */
export function drawnResults(
  draws: EveningNow['draws'],
  games: readonly GameView[],
): ReadonlyMap<string, GameView> {
  const left = games.filter(({ isVoid }) => !isVoid).sort((a, b) => a.playedAt - b.playedAt);
  const found = new Map<string, GameView>();
  for (const { game, tables } of draws) {
    for (const [i, four] of tables.entries()) {
      const at = left.findIndex((one) => sameFour(four, one));
      if (at >= 0) found.set(`${game}.${i + 1}`, left.splice(at, 1)[0]!);
    }
  }
  return found;
}
