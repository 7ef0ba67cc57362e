// One simulation: a server, its database, and everybody who uses it, in one process, with a clock and a network of their own.
// Until enough has gone wrong, anything may go wrong; then everything must come to its end.

import { Device, type World } from './clients/device.ts';
import { Hall } from './clients/hall.ts';
import { HallParty } from './clients/hallParty.ts';
import { KeptTable } from './clients/keptTable.ts';
import { Party } from './clients/party.ts';
import { checkHall, checkKept, checkSheet } from './laws/deskLaws.ts';
import { checkMatch } from './laws/matchLaws.ts';
import { Agenda, settled } from './world/agenda.ts';
import { Chance } from './world/chance.ts';
import { Disk } from './world/disk.ts';
import { type Fault, Faults } from './world/faults.ts';
import { Host } from './world/host.ts';
import { Trace } from './world/trace.ts';

export interface SimulationSetup {
  readonly seed: number;
  /** How much goes wrong before everything works again; the seed says so where this does not. */
  readonly faults?: number | null;
  /** Breaks off then, with nothing checked that is not checked on the way. */
  readonly untilMs?: number;
  readonly matches?: number;
  readonly events?: number;
  readonly kept?: number;
  readonly print?: (line: string) => void;
  /** A planted defect, to see that it is found: the database says that something is stored before it is. */
  readonly answersEarly?: boolean;
}

export interface BrokenLaw {
  readonly law: string;
  readonly details: string;
}

/** How much there was of what a run is made of. */
type Counted = Readonly<
  Record<'lines' | 'processes' | 'matches' | 'events' | 'kept' | 'virtualMs', number>
>;

export interface Outcome extends Counted {
  readonly seed: number;
  /** One figure for all that happened. */
  readonly hash: string;
  readonly faults: ReadonlyMap<Fault, number>;
  /** Acts, sheets and entries that the server acknowledged. */
  readonly acknowledged: number;
  readonly broken: readonly BrokenLaw[];
  readonly last: readonly string[];
}

const MINUTE = 60_000;
/** How long everything may take once nothing goes wrong any more. */
const CALM_MS = 60 * MINUTE;
/** Faults end here, whether or not there were enough of them. */
const LONGEST_MS = 240 * MINUTE;
const BOOKS = ['wrc-2022', 'wdmc-2019', 'ema-2008', 'uspml-fundamentals', 'general', 'tenhou'];

export async function simulate(setup: SimulationSetup): Promise<Outcome> {
  return new Simulation(setup).run();
}

class Simulation {
  readonly #setup: SimulationSetup;
  readonly #agenda = new Agenda();
  readonly #trace: Trace;
  readonly #chance: Chance;
  readonly #faults: Faults;
  readonly #disk: Disk;
  readonly #host: Host;
  readonly #world: World;
  readonly #parties: readonly Party[];
  readonly #halls: readonly Hall[];
  readonly #kept: readonly KeptTable[];
  readonly #broken: BrokenLaw[] = [];
  #isDone = false;

  constructor(setup: SimulationSetup) {
    const { seed, matches = 1, events = 1, kept = 2, answersEarly = false } = setup;
    this.#setup = setup;
    this.#chance = new Chance(seed);
    const chance = this.#chance;
    const agenda = this.#agenda;
    this.#trace = new Trace(() => agenda.now, setup.print ?? null);
    const trace = this.#trace;
    const most = setup.faults ?? chance.of('how much').between(50, 1_200);
    this.#faults = new Faults(chance.of('faults'), trace, most);
    const shared = { agenda, trace, faults: this.#faults };
    this.#disk = new Disk(agenda, this.#faults, chance.of('disk'));
    const host = { ...shared, disk: this.#disk, chance: chance.of('host'), answersEarly };
    this.#host = new Host(host);
    const broken = (law: string, details: string) => this.#break(law, details);
    this.#world = { ...shared, chance: chance.of('world'), host: this.#host, broken };
    this.#parties = Array.from({ length: matches }, (_, i) => this.#party(i));
    this.#halls = Array.from({ length: events }, (_, i) => new Hall(this.#world, `e${i}`, 2));
    this.#kept = Array.from({ length: kept }, (_, i) => new KeptTable(this.#world, `k${i}`));
  }

  async run(): Promise<Outcome> {
    const watch = (error: unknown) =>
      this.#break(
        'nothing ends the process of the server',
        String((error as Error).stack ?? error),
      );
    process.on('unhandledRejection', watch);
    try {
      this.#host.start();
      this.#trouble();
      this.#live().then(
        () => {
          this.#isDone = true;
        },
        (error: unknown) => this.#break('a client works', String((error as Error).stack)),
      );
      await this.#goOn();
      if (this.#isDone && this.#broken.length === 0) await this.#check();
    } finally {
      process.off('unhandledRejection', watch);
    }
    return this.#outcome();
  }

  async #live(): Promise<void> {
    await Promise.all([
      ...this.#parties.map((party) => party.meet()),
      ...this.#halls.map((hall) => hall.run(24)),
      ...this.#kept.map((table) => table.keep(10)),
    ]);
  }

  /** From one thing to the next, until everybody is done or something is not as it must be. */
  async #goOn(): Promise<void> {
    const { untilMs = Number.POSITIVE_INFINITY } = this.#setup;
    let calmAt: number | null = null;
    while (!this.#isDone && this.#broken.length === 0) {
      while (this.#host.isBetween) await settled();
      if (!(await this.#agenda.step())) break;
      const { now } = this.#agenda;
      if (now > untilMs) return;
      if (calmAt === null && (this.#faults.isCalm || now > LONGEST_MS)) {
        calmAt = now;
        this.#faults.end();
        this.#trace.note('CALM', `after ${this.#faults.total} faults`);
      }
      if (calmAt !== null && now - calmAt > CALM_MS) break;
    }
    if (this.#isDone || this.#broken.length > 0) return;
    const waiting = [...this.#parties, ...this.#halls, ...this.#kept].map((one) => one.waitsFor);
    this.#break('nobody waits for ever', waiting.join('\n'));
  }

  /** What happens to the machine itself. */
  #trouble(): void {
    const chance = this.#chance.of('trouble');
    const agenda = this.#agenda;
    const faults = this.#faults;
    const look = () => {
      if (faults.isCalm) return;
      if (faults.strikes('dies')) this.#host.die();
      if (faults.strikes('stops')) this.#host.stop();
      if (faults.strikes('clockSet')) agenda.setWall(chance.between(-3 * MINUTE, 3 * MINUTE));
      if (faults.strikes('sleeps')) agenda.sleep(chance.between(2_000, 10 * MINUTE));
      agenda.after(chance.between(100, 1_500), look);
    };
    look();
  }

  /** Everything works now; so what the server tells and what is on disk is compared with what it said before. */
  async #check(): Promise<void> {
    this.#faults.end();
    const broken = (law: string, details: string) => this.#break(law, details);
    this.#host.die();
    const reader = new Device(this.#world, 'reader');
    let isChecked = false;
    const reading = async () => {
      for (const hall of this.#halls) checkHall(hall, await hall.log(reader), broken);
      for (const table of this.#kept) checkKept(table, await table.all(reader), broken);
      for (const party of this.#parties) {
        const match = checkMatch(party, this.#disk.read('game', party.game!), broken);
        if (match === null || !(party instanceof HallParty)) continue;
        checkSheet(party, { log: await party.log(reader), match }, broken);
      }
      isChecked = true;
    };
    reading().catch((error: unknown) =>
      this.#break('what is stored can be read', String((error as Error).stack)),
    );
    const until = this.#agenda.now + CALM_MS;
    while (!isChecked && this.#broken.length === 0 && this.#agenda.now < until) {
      while (this.#host.isBetween) await settled();
      if (!(await this.#agenda.step())) break;
    }
    if (!isChecked) this.#break('nobody waits for ever', 'reading after a restart');
  }

  #party(number: number): Party {
    const chance = this.#chance.of(`party ${number}`);
    if (chance.is(0.2)) return new HallParty(this.#world, `h${number}`);
    return new Party(this.#world, `m${number}`, {
      people: chance.pick([4, 4, 3, 2, 1]),
      rules: chance.pick(BOOKS),
      isTimed: chance.is(0.5),
      isWatched: chance.is(0.5),
      assistance: chance.is(0.8) ? 'guided' : 'unassisted',
    });
  }

  #break(law: string, details: string): void {
    this.#trace.note('BROKEN', `${law}: ${details}`);
    this.#broken.push({ law, details });
  }

  #outcome(): Outcome {
    const acts = this.#parties.flatMap(({ players }) => players.map(({ acked }) => acked.size));
    const rest = [...this.#halls, ...this.#kept].map(({ acked }) => acked.size);
    return {
      seed: this.#setup.seed,
      lines: this.#trace.lines,
      last: this.#trace.last,
      hash: this.#trace.digest(),
      faults: this.#faults.count,
      processes: this.#host.processes,
      matches: this.#parties.filter(({ record }) => record !== null).length,
      events: this.#halls.length,
      kept: this.#kept.length,
      acknowledged: [...acts, ...rest].reduce((sum, one) => sum + one, 0),
      virtualMs: this.#agenda.now,
      broken: this.#broken,
    };
  }
}
