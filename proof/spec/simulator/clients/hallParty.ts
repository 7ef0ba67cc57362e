// A table of an event that is played on the server: the organiser opens it, its four players sit down with their keys, and the
// server enters the sheet by itself.

import type { ActRequest, RoleLink } from '@hanchan/protocol';
import type { Entry } from '@hanchan/tournament';
import { aPerson, aStage } from '../../support/eventDesk.ts';
import type { World } from './device.ts';
import { Device } from './device.ts';
import { SETTINGS } from './hall.ts';
import { enter, Party } from './party.ts';

const EAST_ONLY = { base: 'wrc-2022', name: 'East only', changes: { 'end.rounds': 1 } };
const NUMBERS = [1, 2, 3, 4] as const;

export class HallParty extends Party {
  readonly #laptop: Device;
  event = '';
  key = '';
  /** The number that each act was answered with. */
  readonly acked = new Map<string, number>();

  constructor(world: World, name: string) {
    const fixed = { people: 4, isTimed: true, isWatched: false, assistance: 'guided' } as const;
    super(world, name, { ...fixed, rules: 'wrc-2022' });
    this.#laptop = new Device(world, `${name}-o`);
  }

  async log(device: Device): Promise<readonly Entry[]> {
    const url = `/api/events/${this.event}/log?from=0`;
    return (await device.insist('GET', url, { key: this.key })).body.entries;
  }

  protected override async sitDown(devices: readonly Device[]): Promise<string> {
    const laptop = this.#laptop;
    this.stage = 'sets up its event';
    await enter(laptop);
    const settings = { ...SETTINGS, rules: EAST_ONLY, desk: { winds: 'prescribed' } };
    const made = await laptop.insist('POST', '/api/events', { body: { settings } });
    this.event = made.body.id;
    this.key = made.body.key;
    for (const [i, act] of setUp().entries()) await this.#act(`${this.name}-setup-${i}`, act);
    this.stage = 'opens its table';
    const online = { key: this.key, body: { round: 1 } };
    await laptop.insist('POST', `/api/events/${this.event}/online`, online);
    this.stage = 'sits down';
    const { body } = await laptop.insist('GET', `/api/events/${this.event}/links`, {
      key: this.key,
    });
    const links = body.links as readonly RoleLink[];
    const tables = await Promise.all(devices.map((device, i) => this.#sit(device, i + 1, links)));
    return tables[0]!;
  }

  /** Pages of an event ask for its tables again and again; so a sheet that a crash swallowed is entered then. */
  protected override async end(): Promise<void> {
    this.stage = 'waits for its sheet';
    for (;;) {
      await this.#laptop.insist('GET', `/api/events/${this.event}/online`, { key: this.key });
      const log = await this.log(this.#laptop);
      if (log.some(({ act }) => act.type === 'enter')) return;
      await this.#laptop.pause(1_000, 5_000);
    }
  }

  async #act(id: string, act: ActRequest): Promise<void> {
    const ask = { key: this.key, body: { id, act } };
    const { status, body } = await this.#laptop.insist(
      'POST',
      `/api/events/${this.event}/acts`,
      ask,
    );
    if (status === 200) this.acked.set(id, body.seq);
    else this.world.broken('an event can be set up', `${id}: ${JSON.stringify(body)}`);
  }

  async #sit(device: Device, number: number, links: readonly RoleLink[]): Promise<string> {
    const { key } = links.find(({ link }) => link === `person:p${number}`)!;
    const url = `/api/events/${this.event}/online/sit`;
    const { status, body } = await device.insist('POST', url, { key, body: { round: 1 } });
    if (status === 200) return body.id;
    this.world.broken('a place can be taken', JSON.stringify(body));
    return '';
  }
}

function setUp(): ActRequest[] {
  const people = NUMBERS.map((number) => aPerson(`p${number}`));
  return [
    { type: 'enrol', people },
    { type: 'number', order: people.map(({ id }) => id) },
    { type: 'stages', stages: [aStage({ rounds: 1 })] },
    {
      type: 'seat',
      seed: 'lottery',
      method: 'test',
      rounds: [{ round: 1, tables: [[...NUMBERS]] }],
      reason: '',
    },
    { type: 'start', round: 1 },
  ];
}
