// What is less than perfect in a seating plan, counted by the four criteria of the public set of plans for 16 to 172 players
// (doi 10.5281/zenodo.13971404), from the plan alone and not from what the planner says of it.

/** How many opponents two players who never meet should share. */
const enoughShared = (players) => Math.sqrt(players);
/** In fewer rounds nobody can share that many. */
const ROUNDS_TO_SHARE = 5;

export function imperfectionsOf(plan) {
  const rounds = plan.length;
  const tables = plan[0].length;
  const players = 4 * tables;
  const met = Array.from({ length: players + 1 }, () => new Uint8Array(players + 1));
  const winds = Array.from({ length: players + 1 }, () => new Uint8Array(4));
  const visits = Array.from({ length: players + 1 }, () => new Uint8Array(tables));
  for (const round of plan) {
    for (const [number, four] of round.entries()) {
      for (const [wind, player] of four.entries()) {
        winds[player][wind]++;
        visits[player][number]++;
        for (const other of four) if (other !== player) met[player][other]++;
      }
    }
  }
  const everybody = Array.from({ length: players }, (_, at) => at + 1);
  return {
    wind: sum(everybody, (player) => count(winds[player], (times) => isUneven(times, rounds))),
    table: sum(everybody, (player) =>
      count(visits[player], (times) => times > Math.ceil(rounds / tables)),
    ),
    meeting: pairsOf(met, (times) => times > Math.ceil((3 * rounds) / (players - 1))),
    indirect: rounds < ROUNDS_TO_SHARE ? 0 : looselyLinked(met, enoughShared(players)),
    mostVisits: Math.max(...everybody.map((player) => Math.max(...visits[player]))),
  };
}

const isUneven = (times, rounds) => times < Math.floor(rounds / 4) || times > Math.ceil(rounds / 4);

const sum = (list, of) => list.reduce((total, one) => total + of(one), 0);
const count = (list, isMeant) => list.filter(isMeant).length;

function pairsOf(met, isMeant) {
  let pairs = 0;
  for (let a = 1; a < met.length; a++) {
    for (let b = a + 1; b < met.length; b++) if (isMeant(met[a][b])) pairs++;
  }
  return pairs;
}

function looselyLinked(met, enough) {
  const opponents = met.map((row) => [...row.keys()].filter((other) => row[other] > 0));
  let pairs = 0;
  for (let a = 1; a < met.length; a++) {
    const shared = new Uint16Array(met.length);
    for (const between of opponents[a]) for (const b of opponents[between]) shared[b]++;
    for (let b = a + 1; b < met.length; b++) if (met[a][b] === 0 && shared[b] < enough) pairs++;
  }
  return pairs;
}
