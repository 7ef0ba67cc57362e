// The score of a real table on two phones that write and one that reads: each keeps what it has entered until the server has it.

import { append, type Entry, type HandResult, type TableAct } from '@hanchan/keeper';
import { WRC_2022 } from '@hanchan/rulesets';
import { SEATS } from '@hanchan/tiles';
import { Device, type World } from './device.ts';

const NAMES = ['Aoki', 'Berg', 'Costa', 'Dahl'] as const;
const PHONES = 3;

export class KeptTable {
  readonly id: string;
  readonly name: string;
  readonly #write: string;
  readonly #read: string;
  readonly #world: World;
  /** Ids that the server has confirmed, and those that it has refused. */
  readonly acked = new Set<string>();
  readonly refused = new Set<string>();
  /** As the reader knows it. */
  seen: readonly Entry[] = [];
  stage = 'has not begun';
  #isWritten = false;
  #ids = 0;

  constructor(world: World, name: string) {
    const chance = world.chance.of(`secrets of ${name}`);
    this.#world = world;
    this.name = name;
    this.id = chance.bytes(8).toString('hex');
    this.#write = chance.bytes(16).toString('hex');
    this.#read = chance.bytes(16).toString('hex');
  }

  get waitsFor(): string {
    return `${this.name} ${this.stage}`;
  }

  async keep(entries: number): Promise<void> {
    const phones = Array.from({ length: PHONES }, (_, i) => this.#device(`p${i}`));
    this.stage = 'opens';
    const body = { write: this.#write, read: this.#read };
    await phones[0]!.insist('PUT', `/api/kept/${this.id}`, { body });
    this.stage = 'begins';
    await this.#add(phones[0]!, {
      type: 'begin',
      rules: WRC_2022.values,
      book: WRC_2022.id,
      names: NAMES,
      minutes: 90,
    });
    this.stage = 'is written';
    const reading = this.#follow(this.#device('r'));
    await Promise.all(phones.map((phone) => this.#enter(phone, entries)));
    this.#isWritten = true;
    this.stage = 'is read';
    await reading;
    this.stage = 'is done';
  }

  /** All that there is. */
  async all(phone: Device): Promise<readonly Entry[]> {
    const { body } = await phone.insist('GET', `/api/kept/${this.id}`, { key: this.#read });
    return body.entries;
  }

  #device(name: string): Device {
    return new Device(this.#world, `${this.name}-${name}`);
  }

  async #enter(phone: Device, count: number): Promise<void> {
    for (let i = 0; i < count; i++) {
      await phone.pause(20, 1_500);
      await this.#add(phone, actBy(phone));
    }
  }

  /** Until the server has it, or will not have it. Whoever is behind reads what the others wrote and sends again. */
  async #add(phone: Device, act: Entry['act']): Promise<void> {
    const id = `${phone.name}.${++this.#ids}`;
    const entry: Entry = { id, by: phone.name, at: 1, act };
    for (;;) {
      const known = act.type === 'begin' ? [] : await this.all(phone);
      if (known.some((one) => one.id === id)) break;
      if (act.type !== 'begin' && append(known, entry).type === 'refused') return;
      const ask = { key: this.#write, body: { expected: known.length, entries: [entry] } };
      const { status, body } = await phone.insist('POST', `/api/kept/${this.id}/entries`, ask);
      if (status === 200) break;
      if (status === 409) continue;
      this.refused.add(id);
      if (status !== 422) this.#world.broken('a score can be written', JSON.stringify(body));
      return;
    }
    this.acked.add(id);
  }

  /** Waits for news, and holds what comes against what it knows. */
  async #follow(reader: Device): Promise<void> {
    const path = `/api/kept/${this.id}`;
    while (!this.#isWritten || this.seen.length < this.acked.size) {
      const since = this.seen.length;
      const again = Math.max(0, since - 2);
      const url = `${path}?since=${again}&wait=${reader.chance.pick([0, 5_000, 25_000])}`;
      const { body } = await reader.insist('GET', url, { key: this.#read, patienceMs: 30_000 });
      const entries = body.entries as readonly Entry[];
      const before = JSON.stringify(this.seen.slice(again));
      if (JSON.stringify(entries.slice(0, since - again)) !== before) {
        this.#world.broken(
          'what was read of a score stays',
          `${this.name}: ${before} is now ${JSON.stringify(entries)}`,
        );
        return;
      }
      this.seen = [...this.seen.slice(0, again), ...entries];
      await reader.pause(10, 500);
    }
  }
}

function actBy({ chance }: Device): TableAct {
  if (chance.is(0.3)) {
    const seat = chance.pick(SEATS);
    return { type: 'ruling', ruling: { what: 'warning', seat }, note: 'late' };
  }
  return { type: 'hand', hand: { riichi: [], result: resultBy(chance) } };
}

function resultBy(chance: Device['chance']): HandResult {
  const seat = chance.pick(SEATS);
  const worth = { han: chance.between(1, 4), fu: chance.pick([30, 40]) };
  if (chance.is(0.3)) return { type: 'exhausted', tenpai: [] };
  if (chance.is(0.3)) return { type: 'tsumo', win: { seat, worth } };
  const from = chance.pick(SEATS.filter((one) => one !== seat));
  return { type: 'ron', from, wins: [{ seat, worth }] };
}
