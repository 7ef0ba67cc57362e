// A bot of your own, against the one that ships: node examples/writeABot.mjs [MATCHES]

import { documentOf, playMatch, Statistics } from '@hanchan/arena';
import { createBot, forced } from '@hanchan/bots';
import { discards } from '@hanchan/hand';
import { WRC_2022 } from '@hanchan/rulesets';

const matches = Number(process.argv[2] ?? 8);

/**
 * Wins when it can, declares riichi when it can, never calls, and otherwise throws what leaves it nearest to tenpai.
 * @type {import('@hanchan/bots').Bot}
 */
const plain = {
  id: 'plain',
  decide(view, legal) {
    const of = (/** @type {string} */ type) => legal.find((action) => action.type === type);
    const win = of('tsumo') ?? of('ron');
    if (win !== undefined) return forced(win);
    const riichi = legal.find((action) => action.type === 'discard' && action.riichi);
    if (riichi !== undefined) return forced(riichi);
    const own = view.deal?.own;
    if (view.viewer !== 'spectator' && own && own.drawn !== null) {
      const { melds } = view.deal.seats[view.viewer];
      const [best] = discards({ concealed: [...own.hand, own.drawn], melds });
      const thrown = legal.find(
        (action) => action.type === 'discard' && action.tile === best?.tile,
      );
      if (thrown !== undefined) return forced(thrown);
    }
    return forced(of('pass') ?? of('discard') ?? legal[0]);
  },
};

const club = createBot('club', null);
if (!club.ok) throw new Error(club.error.detail);

const statistics = new Statistics();
for (let seed = 1; seed <= matches; seed++) {
  const setup = { rules: WRC_2022.values, seed };
  const players = /** @type {const} */ ([plain, club.value, plain, club.value]);
  statistics.add(await playMatch({ ...setup, players }));
}
for (const [id, { place }] of Object.entries(documentOf(statistics).bots)) {
  console.log(`${id}: average place ${place?.value.toFixed(2)} over ${matches} matches`);
}
