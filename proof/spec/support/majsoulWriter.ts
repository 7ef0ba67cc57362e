// Writes the events of an mjai log as a record of Mahjong Soul, for tests: by what such records hold, without the reader's code.

import type { MjaiEvent } from '@hanchan/records';

// biome-ignore lint/suspicious/noExplicitAny: these are events of our own writer, whose fields every case knows.
type Event = MjaiEvent & Record<string, any>;
interface SavedRecord {
  name: string;
  data: Record<string, unknown>;
}

const HONOURS = 'ESWNPFC';
const tile = (name: string) => {
  const honour = HONOURS.indexOf(name);
  if (honour >= 0) return `${honour + 1}z`;
  return name.endsWith('r') ? `0${name[1]}` : name;
};

export interface MajsoulOptions {
  readonly head?: object;
}

/** The records alone; zeros are left out, as the programs do that save them. */
export function majsoulRecords(log: readonly MjaiEvent[]): SavedRecord[] {
  const out: SavedRecord[] = [];
  const doras: string[] = [];
  let riichi: number | null = null;
  const put = (name: string, data: Record<string, unknown>) => {
    const told = Object.entries(data).filter(([, value]) => value !== 0 && value !== false);
    out.push({ name: `.lq.${name}`, data: Object.fromEntries(told) });
  };
  const events = log as readonly Event[];
  for (const [at, event] of events.entries()) {
    const seat = event['actor'] as number;
    switch (event.type) {
      case 'start_kyoku': {
        doras.splice(0, doras.length, tile(event['dora_marker']));
        const hands = event['tehais'].map((hand: string[]) => hand.map(tile));
        const first = events[at + 1]!;
        hands[event['oya']].push(tile(first['pai']));
        put('RecordNewRound', {
          chang: 'ESWN'.indexOf(event['bakaze']),
          ju: event['oya'],
          ben: event['honba'],
          liqibang: event['kyotaku'],
          scores: event['scores'],
          doras: [...doras],
          tiles0: hands[0],
          tiles1: hands[1],
          tiles2: hands[2],
          tiles3: hands[3],
          left_tile_count: 69,
        });
        break;
      }
      case 'tsumo':
        if (events[at - 1]!.type === 'start_kyoku') break;
        put('RecordDealTile', { seat, tile: tile(event['pai']), doras: [...doras] });
        break;
      case 'reach':
        riichi = seat;
        break;
      case 'dahai': {
        const isFirst =
          events[at - 2]?.type === 'start_kyoku' ||
          (riichi !== null && events[at - 3]?.type === 'start_kyoku');
        put('RecordDiscardTile', {
          seat,
          tile: tile(event['pai']),
          is_liqi: riichi === seat,
          moqie: event['tsumogiri'] === true && !isFirst,
        });
        riichi = null;
        break;
      }
      case 'chi':
      case 'pon':
      case 'daiminkan':
        put('RecordChiPengGang', {
          seat,
          type: ['chi', 'pon', 'daiminkan'].indexOf(event.type),
          tiles: [...event['consumed'].map(tile), tile(event['pai'])],
          froms: [...event['consumed'].map(() => seat), event['target']],
        });
        break;
      case 'ankan':
        put('RecordAnGangAddGang', { seat, type: 3, tiles: tile(event['consumed'].at(-1)) });
        break;
      case 'kakan':
        put('RecordAnGangAddGang', { seat, type: 2, tiles: tile(event['pai']) });
        break;
      case 'dora':
        doras.push(tile(event['dora_marker']));
        break;
      case 'hora': {
        const hules = [];
        let last = at;
        for (; events[last]!.type === 'hora'; last++) hules.push(huleOf(events[last]!, doras));
        if (events[at - 1]!.type === 'hora') break;
        const { scores } = events[last - 1]!;
        const deltas = [0, 1, 2, 3].map((one) =>
          events.slice(at, last).reduce((sum, win) => sum + win['deltas'][one], 0),
        );
        put('RecordHule', { hules, delta_scores: deltas, scores });
        break;
      }
      case 'ryukyoku':
        put(...drawOf(event));
        break;
    }
  }
  return out;
}

function huleOf(event: Event, doras: readonly string[]): object {
  const { actor, target, points, han, fu } = event as unknown as Record<string, number>;
  const ura = ((event['ura_markers'] ?? []) as string[]).map(tile);
  const isOwn = actor === target;
  return {
    seat: actor,
    hu_tile: tile(event['pai']),
    zimo: isOwn,
    liqi: ura.length > 0,
    doras: [...doras],
    li_doras: ura,
    yiman: han === null,
    count: han ?? 1,
    fu: fu ?? 0,
    // The parts of a win by own draw: told as one, which sums to the same.
    ...(isOwn ? { point_zimo_qin: points, point_zimo_xian: 0 } : { point_rong: points }),
  };
}

function drawOf(event: Event): [string, Record<string, unknown>] {
  const { reason, deltas } = event as unknown as { reason: string; deltas: number[] };
  if (reason === 'exhaustive' || reason === 'nagashi_mangan') {
    return [
      'RecordNoTile',
      {
        liujumanguan: reason === 'nagashi_mangan',
        players: event['tenpais'].map((tingpai: boolean) => ({ tingpai })),
        scores: deltas.some((delta) => delta !== 0) ? [{ delta_scores: deltas }] : [{}],
      },
    ];
  }
  const types = ['', 'kyuushu_kyuuhai', 'suufon_renda', 'suukaikan', 'suucha_riichi', 'sanchahou'];
  return ['RecordLiuJu', { type: types.indexOf(reason), seat: event['actor'] ?? 0 }];
}

/** As the common download wraps it. */
export function majsoulOf(log: readonly MjaiEvent[], { head }: MajsoulOptions = {}): object {
  const end = (log as readonly Event[]).find(({ type }) => type === 'end_game');
  const players = (end?.['scores'] as number[] | undefined)?.map((points, seat) => ({
    ...(seat === 0 ? {} : { seat }),
    part_point_1: points,
  }));
  return {
    head: {
      accounts: ['A', 'B', 'C', 'D'].map((nickname, seat) => ({ seat, nickname })),
      config: { mode: { mode: 2, detail_rule: { dora_count: 3, shiduan: 1 } } },
      ...(players === undefined ? {} : { result: { players } }),
      ...head,
    },
    data: majsoulRecords(log),
  };
}
