// People at a table, from choosing a name to the record of the match.

import type { GameSummary } from '@hanchan/protocol';
import { chooser } from '../../../../service/server/test/support/chooser.ts';
import { Device, type World } from './device.ts';
import { Player } from './player.ts';

export interface PartySetup {
  readonly people: number;
  readonly rules: string;
  readonly isTimed: boolean;
  readonly isWatched: boolean;
  readonly assistance: 'guided' | 'unassisted';
}

export class Party {
  readonly name: string;
  readonly setup: PartySetup;
  readonly players: Player[] = [];
  watcher: Player | null = null;
  game: string | null = null;
  record: string | null = null;
  /** The games that each player finds in the list. */
  lists: readonly (readonly GameSummary[])[] = [];
  stage = 'has not begun';
  protected readonly world: World;

  constructor(world: World, name: string, setup: PartySetup) {
    this.world = world;
    this.name = name;
    this.setup = setup;
  }

  get waitsFor(): string {
    return `${this.name} ${this.stage}: ${this.players.map(({ waitsFor }) => waitsFor).join('; ')}`;
  }

  /** Resolves when the record is there. */
  async meet(): Promise<void> {
    this.stage = 'chooses names';
    const devices = Array.from(
      { length: this.setup.people },
      (_, i) => new Device(this.world, `${this.name}-${i}`),
    );
    await Promise.all(devices.map((device) => enter(device)));
    const table = await this.sitDown(devices);
    this.stage = 'plays';
    await this.#play(devices, table);
    this.stage = 'reads the record';
    await this.#read(devices[0]!);
    this.lists = await Promise.all(devices.map(gamesOf));
    await this.end(devices);
    this.stage = 'is done';
  }

  /** Until the match begins; answers at which table. */
  protected async sitDown(devices: readonly Device[]): Promise<string> {
    this.stage = 'opens a table';
    const table = await this.#open(devices[0]!);
    this.stage = 'sits down';
    await Promise.all(devices.slice(1).map((device) => join(device, table)));
    await devices[0]!.pause(0, 8_000);
    this.stage = 'starts';
    await devices[0]!.insist('POST', `/api/tables/${table}/start`);
    return table;
  }

  /** What is left to do when the match is over. */
  protected async end(_: readonly Device[]): Promise<void> {}

  async #open(host: Device): Promise<string> {
    const { people, rules, isTimed, isWatched, assistance } = this.setup;
    const body = {
      rules,
      rounds: 1,
      assistance,
      clock: isTimed ? { moveMs: 5_000, bankMs: 10_000 } : null,
      watchDelayMs: isWatched ? 0 : null,
      bots: Array.from({ length: 4 - people }, () => 'beginner'),
    };
    const made = await host.insist('POST', '/api/tables', { body });
    if (made.status === 201) return made.body.id;
    this.world.broken('a table can be opened', JSON.stringify(made.body));
    return '';
  }

  async #play(devices: readonly Device[], table: string): Promise<void> {
    for (const { name, cookie, chance } of devices) {
      const choose = chooser(chance.of('choices').random);
      this.players.push(new Player(this.world, name, { table, choose, cookie }));
    }
    if (this.setup.isWatched) {
      const choose = () => {
        throw new Error('who watches is not asked');
      };
      this.watcher = new Player(this.world, `${this.name}-w`, { table, choose, cookie: '' });
      void this.watcher.play();
    }
    await Promise.all(this.players.map((player) => player.play()));
    for (const player of this.players) player.go();
    this.watcher?.go();
    this.game = this.players[0]!.info!.game;
  }

  /** The list of games is written after the table has said that it is over. */
  async #read(host: Device): Promise<void> {
    for (;;) {
      const { status, body } = await host.insist('GET', `/api/games/${this.game}/record`);
      if (status === 200) {
        this.record = body;
        return;
      }
      await host.pause(1_000, 2_000);
    }
  }
}

const gamesOf = async (device: Device): Promise<readonly GameSummary[]> =>
  (await device.insist('GET', '/api/games')).body.games;

export async function enter(device: Device): Promise<void> {
  await device.insist('POST', '/api/session/guest', { body: { name: device.name } });
}

async function join(device: Device, table: string): Promise<void> {
  const { status, body } = await device.insist('POST', `/api/tables/${table}/join`, { body: {} });
  if (status !== 200) device.world.broken('a place can be taken', JSON.stringify(body));
}
