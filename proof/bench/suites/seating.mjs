// Seating plans for every size of the public set, 16 to 172 players in up to 15 rounds: what is less than perfect in each, by
// that set's own criteria. Each plan is what `hanchan tournament seating --players P --rounds R --seed bench` prints.

import { finishSeating, planSeating } from '@hanchan/tournament';
import { formatCount, formatTable } from '../report.mjs';
import { imperfectionsOf } from '../seating/imperfections.mjs';

export const title = 'Seating: plans for 16 to 172 players, and what is less than perfect in them';

const MOST = { quick: { players: 64, rounds: 8 }, full: { players: 172, rounds: 15 } };
const FEWEST = { players: 16, rounds: 2 };

export async function run({ effort, report }) {
  const most = MOST[effort];
  const plans = [];
  for (let players = FEWEST.players; players <= most.players; players += 4) {
    report(`seating: ${players} players`);
    for (let rounds = FEWEST.rounds; rounds <= most.rounds; rounds++) {
      plans.push(planned(players, rounds));
    }
  }
  const failures = plans
    .filter(({ wind }) => wind > 0)
    .map(({ players, rounds }) => `seating: ${players} players in ${rounds} rounds: uneven winds`);
  return { name: 'seating', title, plans, failures, text: format(plans) };
}

function planned(players, rounds) {
  const from = performance.now();
  const { rounds: plan, report } = finishSeating(
    planSeating({ players, rounds, seed: 'bench', winds: 'balanced' }),
  );
  const ms = performance.now() - from;
  const bound = { repeats: report.bounds.repeats, mostVisits: report.bounds.mostVisits };
  return { players, rounds, ms, repeats: report.repeats, bound, ...imperfectionsOf(plan) };
}

function format(plans) {
  const rounds = [...new Set(plans.map((plan) => plan.rounds))];
  const sizes = [...new Set(plans.map(({ players }) => players))];
  const cell = (players, of) => {
    const plan = plans.find((one) => one.players === players && one.rounds === of);
    return [plan.wind, plan.table, plan.meeting, plan.indirect].map(formatCount).join('/');
  };
  const rows = sizes.map((players) => [String(players), ...rounds.map((of) => cell(players, of))]);
  const beyond = plans.filter(({ repeats, bound }) => repeats > bound.repeats).length;
  const slowest = Math.max(...plans.map(({ ms }) => ms));
  return [
    '  In each cell: winds / tables / meetings / indirect meetings that are too many or too few.',
    formatTable(['>players', ...rounds.map((of) => `>${of} rounds`)], rows),
    `  ${plans.length} plans; ${plans.length - beyond} meet the bound for repeat meetings, which no plan beats;`,
    `  the slowest took ${Math.round(slowest)} ms.`,
  ].join('\n');
}
