// Writes the events of an mjai log as an mjlog, for tests: by the description of the form, without the reader's code.

import type { MjaiEvent } from '@hanchan/records';

// biome-ignore lint/suspicious/noExplicitAny: these are events of our own writer, whose fields every case knows.
type Event = MjaiEvent & Record<string, any>;

const HONOURS = 'ESWNPFC';
const SUITS = 'mps';
const RED: Record<string, number> = { '5mr': 16, '5pr': 52, '5sr': 88 };

function kindOf(name: string): number {
  const honour = HONOURS.indexOf(name);
  return honour >= 0 ? 27 + honour : SUITS.indexOf(name[1]!) * 9 + Number(name[0]) - 1;
}

/** The copies of each tile that are still to come. */
class Copies {
  readonly #left = new Map<string, number[]>();

  constructor(hasRed: boolean) {
    for (let id = 0; id < 136; id++) {
      const red = hasRed ? Object.keys(RED).find((name) => RED[name] === id) : undefined;
      const key = red ?? String(id >> 2);
      this.#left.set(key, [...(this.#left.get(key) ?? []), id]);
    }
  }

  take(name: string): number {
    return this.#left.get(name.endsWith('r') ? name : String(kindOf(name)))!.pop()!;
  }
}

const isOf = (hasRed: boolean, id: number, name: string) =>
  name.endsWith('r')
    ? RED[name] === id
    : id >> 2 === kindOf(name) && !(hasRed && Object.values(RED).includes(id));

export interface MjlogOptions {
  /** Flags of GO. */
  readonly type?: number;
}

export function mjlogOf(log: readonly MjaiEvent[], { type = 0x09 }: MjlogOptions = {}): string {
  const hasRed = (type & 2) === 0;
  const out = [
    '<mjloggm ver="2.3">',
    '<SHUFFLE seed="mt19937ar-sha512-n288-base64,AAAA" ref=""/>',
    `<GO type="${type}" lobby="0"/>`,
    '<UN n0="%41%E3%81%82" n1="B" n2="C" n3="D" dan="0,0,0,0" rate="1500,1500,1500,1500" sx="M,M,M,M"/>',
    '<TAIKYOKU oya="0"/>',
  ];
  let deal: DealWriter | null = null;
  for (const event of log as readonly Event[]) {
    if (event.type === 'start_kyoku') deal = new DealWriter(event, hasRed, out);
    else if (event.type === 'end_kyoku') deal = null;
    else if (event.type === 'end_game') finish(out, event['scores']);
    else deal?.take(event);
  }
  out.push('</mjloggm>');
  return out.join('');
}

/** The last end carries the final scores. */
function finish(out: string[], scores: readonly number[]): void {
  const owari = scores.map((score) => `${score / 100},0.0`).join(',');
  out.push(out.pop()!.replace('/>', ` owari="${owari}"/>`));
}

class DealWriter {
  readonly #out: string[];
  readonly #hasRed: boolean;
  readonly #copies: Copies;
  readonly #hands: number[][];
  readonly #drawn: (number | null)[] = [null, null, null, null];
  readonly #pons: {
    seat: number;
    kind: number;
    ids: number[];
    distance: number;
    called: number;
  }[] = [];
  #scores: number[];
  #last = -1;
  readonly #indicators: number[];

  constructor(event: Event, hasRed: boolean, out: string[]) {
    this.#out = out;
    this.#hasRed = hasRed;
    this.#copies = new Copies(hasRed);
    this.#hands = event['tehais'].map((hand: string[]) =>
      hand.map((name) => this.#copies.take(name)),
    );
    this.#scores = event['scores'];
    const marker = this.#copies.take(event['dora_marker']);
    this.#indicators = [marker];
    const round = 'ESWN'.indexOf(event['bakaze']) * 4 + event['oya'];
    const hands = this.#hands.map((hand, seat) => ` hai${seat}="${hand}"`).join('');
    const seed = [round, event['honba'], event['kyotaku'], 1, 2, marker];
    out.push(
      `<INIT seed="${seed}" ten="${this.#scores.map((one) => one / 100)}" oya="${event['oya']}"${hands}/>`,
    );
  }

  take(event: Event): void {
    const actor = event['actor'] as number;
    switch (event.type) {
      case 'tsumo': {
        const id = this.#copies.take(event['pai']);
        this.#hands[actor]!.push(id);
        this.#drawn[actor] = id;
        this.#out.push(`<${'TUVW'[actor]}${id}/>`);
        break;
      }
      case 'dahai': {
        const id = event['tsumogiri'] ? this.#drawn[actor]! : this.#held(actor, event['pai']);
        this.#hands[actor]!.splice(this.#hands[actor]!.indexOf(id), 1);
        this.#drawn[actor] = null;
        this.#last = id;
        this.#out.push(`<${'DEFG'[actor]}${id}/>`);
        break;
      }
      case 'reach':
        this.#out.push(`<REACH who="${actor}" step="1"/>`);
        break;
      case 'reach_accepted':
        this.#scores = event['scores'];
        this.#out.push(
          `<REACH who="${actor}" ten="${this.#scores.map((one) => one / 100)}" step="2"/>`,
        );
        break;
      case 'dora': {
        const id = this.#copies.take(event['dora_marker']);
        this.#indicators.push(id);
        this.#out.push(`<DORA hai="${id}" />`);
        break;
      }
      case 'hora':
        this.#win(event);
        break;
      case 'ryukyoku':
        this.#draw(event);
        break;
      default:
        this.#meld(event);
    }
  }

  /** One that was not drawn last, where there is one. */
  #held(seat: number, name: string): number {
    const fit = this.#hands[seat]!.filter((id) => isOf(this.#hasRed, id, name));
    return fit.find((id) => id !== this.#drawn[seat]) ?? fit[0]!;
  }

  #lay(seat: number, names: readonly string[]): number[] {
    return names.map((name) => {
      const id = this.#held(seat, name);
      this.#hands[seat]!.splice(this.#hands[seat]!.indexOf(id), 1);
      return id;
    });
  }

  #meld(event: Event): void {
    const { actor: seat, target } = event as unknown as { actor: number; target: number };
    const distance = (target - seat + 4) % 4;
    let bits = 0;
    if (event.type === 'kakan') {
      const [added] = this.#lay(seat, [event['pai']]);
      const pon = this.#pons.find((one) => one.seat === seat && one.kind === added! >> 2)!;
      const order = [...pon.ids].sort((a, b) => a - b);
      bits =
        ((pon.kind * 3 + order.indexOf(pon.called)) << 9) |
        ((added! & 3) << 5) |
        0x10 |
        pon.distance;
      this.#last = added!;
    } else if (event.type === 'ankan') {
      const ids = this.#lay(seat, event['consumed']);
      bits = Math.min(...ids) << 8;
      this.#last = ids[0]!;
    } else {
      const called = this.#last;
      const ids = [called, ...this.#lay(seat, event['consumed'])].sort((a, b) => a - b);
      const at = ids.indexOf(called);
      if (event.type === 'daiminkan') bits = (called << 8) | distance;
      else if (event.type === 'pon') {
        const kind = called >> 2;
        const left = [0, 1, 2, 3].find((copy) => !ids.includes(kind * 4 + copy))!;
        bits = ((kind * 3 + at) << 9) | (left << 5) | 0x08 | distance;
        this.#pons.push({ seat, kind, ids, distance, called });
      } else {
        const kind = ids[0]! >> 2;
        const start = Math.floor(kind / 9) * 7 + (kind % 9);
        const offsets = ids.map((id, i) => (id & 3) << (3 + 2 * i));
        bits = ((start * 3 + at) << 10) | offsets[0]! | offsets[1]! | offsets[2]! | 0x04 | distance;
      }
    }
    this.#out.push(`<N who="${seat}" m="${bits}" />`);
  }

  #scored({ deltas }: Event): string {
    const sc = this.#scores.flatMap((score, seat) => [score / 100, deltas[seat] / 100]);
    this.#scores = this.#scores.map((score, seat) => score + deltas[seat]);
    return `sc="${sc}"`;
  }

  #win(event: Event): void {
    const { actor, target, fu, han, points } = event as unknown as Record<string, number>;
    const isOwn = actor === target;
    const machi = isOwn ? this.#drawn[actor!]! : this.#last;
    const ura = ((event['ura_markers'] ?? []) as string[]).map((name) => this.#copies.take(name));
    const worth = han === null ? 'yakuman="39"' : `yaku="7,${han},54,0"`;
    this.#out.push(
      `<AGARI ba="0,0" hai="${this.#hands[actor!]}" machi="${machi}" ten="${fu ?? 0},${points},0" ${worth}` +
        ` doraHai="${this.#indicators}"${ura.length > 0 ? ` doraHaiUra="${ura}"` : ''}` +
        ` who="${actor}" fromWho="${target}" ${this.#scored(event)}/>`,
    );
  }

  #draw(event: Event): void {
    const types: Record<string, string> = {
      exhaustive: '',
      nagashi_mangan: ' type="nm"',
      kyuushu_kyuuhai: ' type="yao9"',
      suufon_renda: ' type="kaze4"',
      suukaikan: ' type="kan4"',
      suucha_riichi: ' type="reach4"',
      sanchahou: ' type="ron3"',
    };
    const tenpais = (event['tenpais'] ?? []) as boolean[];
    const shown = tenpais
      .map((is, seat) => (is ? ` hai${seat}="${this.#hands[seat]}"` : ''))
      .join('');
    this.#out.push(`<RYUUKYOKU${types[event['reason']]} ba="0,0" ${this.#scored(event)}${shown}/>`);
  }
}
