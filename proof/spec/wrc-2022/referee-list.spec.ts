// WRC 2022, 12.1 and 12.3 as a referee's phone has them: offences that only eyes at the table can see, what each costs,
// what follows, and the place that says so.

import { WRC_2022 } from '@hanchan/rulesets';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { expectProposed, RefereeDesk, saidOf, told } from '../support/refereeDesk.ts';

const desk = () => new RefereeDesk(WRC_2022);
const sourceOf = (foul: string) => desk().proposes(foul).source;

clause(
  ['wrc-12.3.1-02', 'wrc-13.3-02'],
  'too many or too few tiles: a chonbo each time, and the number stays wrong',
  () => {
    const at = desk();
    expect(told(at.gives('tileCount'))).toEqual(['chombo', 30_000, 1]);
    const second = at.gives('tileCount');
    const effects = { notCorrected: '12.3.1: wrc-12.3.1-02', corrected: null };
    expectProposed(second, ['chombo', 30_000, 2], effects);
    expect(second.repeats).toEqual({ inHanchan: 1, inEvent: 1 });
    expect(second.foul.says).toMatch(/fourth tile of a quad is not counted/);
  },
);

clause(
  ['wrc-12.1-05', 'wrc-12.3.1-03'],
  'a called tile may be taken until the next draw of one’s own; after it the hand is short, a chonbo',
  () => {
    const inTime = desk().proposes('untakenTile');
    expectProposed(inTime, ['nothing', 0, 1], { untilNextDraw: '12.1: wrc-12.1-05' });
    // Noted without a cost, so that the referee sees when it happens again.
    expect(inTime.kind).toBe('noted');
    const late = desk().proposes('untakenTileLost');
    expectProposed(late, ['chombo', 30_000, 1], { notCorrected: '12.3.1: wrc-12.3.1-03' });
    expect(late.source.clauses).toContain('wrc-12.3.1-03');
  },
);

clause(
  ['wrc-12.3.1-04', 'wrc-13.3-03'],
  'a wrong draw goes back while the tile is known, and is a chonbo once it is mixed in',
  () => {
    const known = desk().proposes('wrongDrawKnown');
    expect(told(known)).toEqual(['nothing', 0, 1]);
    expect(saidOf(known, 'placedBack')).toMatch(/^12\.3\.1: wrc-12\.3\.1-04/);
    const unknown = desk().proposes('wrongDrawUnknown');
    expectProposed(unknown, ['chombo', 30_000, 1], { placedBack: null });
  },
);

clause(['wrc-12.3.1-08', 'wrc-13.3-04'], 'a look at the ura during play is a chonbo', () => {
  expect(told(desk().proposes('uraPeek'))).toEqual(['chombo', 30_000, 1]);
  expect(sourceOf('uraPeek')).toMatchObject({ section: '12.3.1' });
  expect(sourceOf('uraPeek').clauses).toContain('wrc-12.3.1-08');
});

clause('wrc-12.3.1-10', 'a look into another player’s hand on purpose is a chonbo', () => {
  expect(told(desk().proposes('handPeek'))).toEqual(['chombo', 30_000, 1]);
  expect(sourceOf('handPeek').clauses).toContain('wrc-12.3.1-10');
});

clause(
  ['wrc-12.3.2-08', 'wrc-13.3-10'],
  'an unclear word: a warning each time; the tiles shown say pon or ron, and bind',
  () => {
    const at = desk();
    const said = '12.3.2: wrc-12.3.2-08';
    const effects = { callStands: said, shownOnly: said, callVoid: null };
    expectProposed(at.gives('confusingCall'), ['warning', 0, 1], effects);
    // Whoever keeps doing it may be penalised for obstruction.
    const grows = { mayGrow: '12.2: wrc-12.2-01' };
    expectProposed(at.gives('confusingCall'), ['warning', 0, 2], grows);
  },
);

clause(
  ['wrc-12.3.3-03', 'wrc-13.3-13'],
  'a called tile that lies wrongly is turned at once, and costs nothing',
  () => {
    const effects = { corrected: '12.3.3: wrc-12.3.3-03', pointedAt: null };
    expectProposed(desk().proposes('wrongPlacement'), ['nothing', 0, 1], effects);
  },
);

clause(
  'wrc-12.3.3-04',
  'left as it lies it counts as thrown by whom it points to: furiten there, a dead hand if no such call was possible',
  () => {
    const said = '12.3.3: wrc-12.3.3-04';
    const effects = { pointedAt: said, pointedFuriten: said, deadIfInvalid: said, corrected: null };
    expectProposed(desk().proposes('wrongPlacementLeft'), ['nothing', 0, 1], effects);
  },
);

clause(
  ['wrc-8.12-07', 'wrc-12.3.3-04'],
  'a sequence with its middle tile sideways: the hand is dead, and the player opposite furiten',
  () => {
    const across = desk().gives('sequenceAcross');
    const effects = { pointedFuriten: '8.12: wrc-8.12-07', noCalls: '12.2: wrc-12.2-05' };
    expectProposed(across, ['deadHand', 0, 1], effects);
    expect(across.kind).toBe('deadHand');
    expect(across.source.section).toBe('8.12');
  },
);

clause(
  ['wrc-12.3.4-02', 'wrc-13.3-14'],
  'a riichi tile that was not turned: a warning, and the earliest that it may be counts for furiten',
  () => {
    const unturned = desk().gives('unturnedRiichi');
    expect(told(unturned)).toEqual(['warning', 0, 1]);
    expect(saidOf(unturned, 'earliestTile')).toMatch(/^12\.3\.4: wrc-12\.3\.4-02/);
  },
);
