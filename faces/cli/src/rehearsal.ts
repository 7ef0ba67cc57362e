// Before a run every program is asked one question, as at a table. One that is not there, or ends without an answer,
// is refused before anything is played.

import { playMatch } from '@hanchan/arena';
import { type Bot, forced } from '@hanchan/bots';
import { defaultAction } from '@hanchan/game';
import type { Ruleset } from '@hanchan/rules';
import { BadInput } from './badInput.ts';
import { type LineUp, nameOf } from './botArgument.ts';
import { type MjaiPlayer, mjaiPlayer } from './mjaiPlayer.ts';

/** Thrown when the question has been put, to leave the table. */
class Asked extends Error {}

/** Draws and discards, and claims nothing. */
const idler: Bot = { id: 'idler', decide: (_, legal) => forced(defaultAction(legal)!) };

export async function rehearse(lineUp: LineUp, ruleset: Ruleset, timeoutMs: number): Promise<void> {
  const commands = lineUp.flatMap((one) => (one.type === 'mjai' ? [one.command] : []));
  const names = lineUp.map(nameOf);
  for (const command of new Set(commands)) {
    const program = mjaiPlayer(command, 0, { timeoutMs, names, rulesetId: ruleset.id });
    try {
      await askOnce(program, ruleset);
    } finally {
      await program.close();
    }
    insistOnProgram(program);
  }
}

async function askOnce(program: MjaiPlayer, { values: rules }: Ruleset): Promise<void> {
  const asked = {
    ...idler,
    hear: program.hear.bind(program),
    async decide(...question: Parameters<MjaiPlayer['decide']>) {
      const decision = await program.decide(...question);
      if (program.report().decisions > 0) throw new Asked();
      return decision;
    },
  };
  try {
    await playMatch({ rules, players: [asked, idler, idler, idler], seed: 1 });
  } catch (error) {
    if (!(error instanceof Asked)) throw error;
  }
}

function insistOnProgram(program: MjaiPlayer): void {
  const { command, defaults, examples, errors } = program.report();
  if (defaults.ended === 0) return;
  const how = examples.find(({ fault }) => fault === 'ended')?.got ?? 'it ended';
  const said = errors.map((line) => `\n  ${line}`).join('');
  throw new BadInput('--bots', `mjai:"${command}" does not play: it ${how}${said}`);
}
