// `npm run prove -- matchmaker`: a day of 2,000 people in the real matchmaking, how long they wait and how far apart they are.

import { crowdDay, crowdTable } from './crowd.mjs';

export async function proveMatchmaker({ count, seed }) {
  const { groupsAmong } = await import('../../service/server/dist/queue/matching.js');
  const day = crowdDay({ people: count, seed, groupsAmong });
  for (const line of crowdTable(day)) console.log(line);
  for (const law of day.broken) console.log(`broken: ${law}`);
  console.log(
    day.broken.length === 0
      ? 'nobody was in two matches, nobody waited longer for bots than they said, and no four who could have met waited on'
      : `${day.broken.length} laws were broken`,
  );
  return day.broken.length === 0;
}
