// Sections 8.9 and 8.9.1: who may declare riichi, the deposit, and what a riichi player may still do.

import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { table, textOf, yakuOf } from './playing.ts';

/** Waits for 9s, and for 3p and 6p. */
const SINGLE = '234567p234567s9s';
const TWO_SIDED = '45p234m567m678s99s';

clause(['wrc-8.9-01', 'T-09'], 'riichi needs a closed hand that a discard leaves tenpai', () => {
  const closed = table({ hands: { E: TWO_SIDED }, draws: '1z' });
  expect(closed.can('E', 'riichi 1z')).toBe(true);
  expect(closed.refusal('E riichi 2m')).toMatchObject({
    code: 'riichiNotTenpai',
    rule: 'riichi.allowed',
  });
  const quad = table({ hands: { E: '45p234m678s99s[5555m]' }, draws: '1z' });
  expect(quad.can('E', 'riichi 1z')).toBe(true);
  const open = table({ hands: { E: '45p234m678s99s[567m<]' }, draws: '1z' });
  expect(open.refusal('E riichi 1z')).toMatchObject({
    code: 'riichiOpenHand',
    rule: 'riichi.allowed',
  });
  const fifth = table({ hands: { E: '1111m234p567p789s' }, draws: '1z' });
  expect(fifth.can('E', 'riichi 1z')).toBe(false);
  expect(fifth.refusal('E riichi 1z')).toMatchObject({
    code: 'riichiNotTenpai',
    rule: 'riichi.allowed',
  });
});

clause('wrc-8.9-01', 'riichi is declared once', () => {
  const at = table({ hands: { E: TWO_SIDED }, draws: '1z', riichi: ['E'], deposits: 1 });
  expect(at.refusal('E riichi 1z')).toMatchObject({ code: 'riichiTwice', rule: 'riichi.allowed' });
});

clause(
  'wrc-8.9-02',
  'the declaration comes with its discard; the deposit is due if nobody wins on it',
  () => {
    const at = table({ hands: { E: TWO_SIDED, N: '11z147m258p36s234z' }, draws: '1z' });
    at.do('E riichi 1z');
    expect(at.last('discarded')).toMatchObject({ seat: 0, riichi: true });
    expect(at.scores[0]).toBe(30_000);
    at.do('N pass');
    expect(at.scores[0]).toBe(29_000);
    expect(at.match.deposits).toBe(1);
    expect(at.last('riichiAccepted').seat).toBe(0);
    expect(at.state('E').discards[0]!.isRiichi).toBe(true);
  },
);

clause(
  ['wrc-8.9-04', 'T-30'],
  'called for a group, the riichi and the deposit stand; ippatsu is lost',
  () => {
    const at = table({ hands: { E: TWO_SIDED, N: '11z147m258p36s234z' }, draws: '1z' });
    at.do('E riichi 1z', 'N pon');
    expect(at.state('E')).toMatchObject({ riichi: 'double', ippatsu: false });
    expect(at.match.deposits).toBe(1);
    expect(at.scores[0]).toBe(29_000);
  },
);

const RONS = {
  hands: { E: SINGLE, S: '1234567899m555z' },
  discards: { E: '1z' },
  indicators: '1p',
  draws: '6m',
};

clause(
  ['wrc-8.9-06', 'T-29'],
  'a ron on the tile of the declaration voids it: no deposit moves',
  () => {
    const at = table({ ...RONS, scores: [25_000, 30_000, 30_000, 34_000], deposits: 1 });
    at.do('E riichi 6m', 'S ron');
    expect(at.last('won').value.points).toBe(8_000);
    expect(at.scores).toEqual([17_000, 39_000, 30_000, 34_000]);
    expect(at.count('riichiAccepted')).toBe(0);
    expect(at.match.deal!.seats[0].riichi).toBe('none');
  },
);

clause(
  ['wrc-8.9-06', 'T-30'],
  'only that tile: when it is ponned and the next discard is won on, the deposit is gone',
  () => {
    const at = table({
      hands: { ...RONS.hands, N: '11z147m258p36s234z' },
      discards: { E: '7z' },
      indicators: '1p',
      draws: '1z6m',
    });
    at.do('E riichi 1z', 'N pon', 'N discards 4z', 'E discards 6m', 'S ron');
    expect(at.last('won').deposits).toBe(1);
    expect(at.scores).toEqual([21_000, 39_000, 30_000, 30_000]);
  },
);

clause('wrc-8.9-07', 'after riichi only the drawn tile can be discarded', () => {
  const at = table({ hands: { E: TWO_SIDED }, draws: '1z', riichi: ['E'], deposits: 1 });
  expect(at.offers('E')).toEqual(['discards 1z']);
  expect(at.refusal('E discards 2m')).toMatchObject({
    code: 'riichiHandFixed',
    rule: 'riichi.allowed',
  });
});

clause('wrc-8.9-07', 'and no discard called but for a win', () => {
  const hands = { S: '66p45p234m567m678s' };
  const at = table({ hands, draws: '6p', riichi: ['S'], deposits: 1 }).do('E discards 6p');
  expect(at.offers('S')).toEqual(['ron', 'pass']);
  expect(at.refusal('S pon 6p6p')).toMatchObject({ code: 'callInRiichi', rule: 'riichi.allowed' });
  const kan = table({ hands: { S: '111z45p234m567m99s' }, riichi: ['S'], draws: '1z' });
  expect(kan.do('E discards 1z').match.deal!.turn).toBe(kan.seat('S'));
});

clause(
  ['wrc-8.9-08', 'wrc-2-32', 'T-31'],
  'riichi is open to a player below 1,000 points, who goes below zero and plays on',
  () => {
    for (const points of [600, 0, -700]) {
      const scores = [points, 40_000, 40_000, 40_000 - points] as const;
      const at = table({ hands: { E: TWO_SIDED }, draws: '1z', scores }).do('E riichi 1z');
      expect(at.scores[0]).toBe(points - 1_000);
      expect(at.match.phase).toBe('playing');
    }
  },
);

clause(
  ['wrc-8.9-09', 'wrc-8.11.2-10', 'T-13'],
  'a furiten player may declare riichi; only a self-draw wins',
  () => {
    const hands = { E: TWO_SIDED };
    const at = table({ hands, discards: { E: '6p' }, draws: '1z 6p 7z 7z 3p' });
    expect(at.can('E', 'riichi 1z')).toBe(true);
    at.do('E riichi 1z', 'S discards 6p');
    expect(at.offers('E')).toEqual([]);
    at.do('W discards 7z', 'N discards 7z', 'E tsumo');
    expect(yakuOf(at)).toContain('riichi');
  },
);

const TOO_LATE = { code: 'riichiTooLate', rule: 'riichi.liveTiles' };

clause(
  ['wrc-8.9-10', 'wrc-2-28', 'A-08', 'T-21'],
  'riichi needs four live tiles after the own draw',
  () => {
    const at = (live: number) => table({ hands: { E: TWO_SIDED }, draws: '1z', live });
    expect(at(4).can('E', 'riichi 1z')).toBe(true);
    expect(at(3).can('E', 'riichi')).toBe(false);
    expect(at(3).refusal('E riichi 1z')).toMatchObject(TOO_LATE);
  },
);

clause(['wrc-8.9-10', 'A-08', 'T-21'], 'a quad of the same turn is already deducted', () => {
  const afterQuad = (live: number) =>
    table({
      hands: { E: '45p5555m234m88s99s' },
      draws: '1z',
      replacements: '8s',
      live,
    }).do('E kan 5m');
  expect(afterQuad(5).live).toBe(4);
  expect(afterQuad(5).can('E', 'riichi')).toBe(true);
  expect(afterQuad(4).refusal('E riichi 1z')).toMatchObject(TOO_LATE);
});

// 8.9.1 Concealed quads after riichi

/** A riichi player to whom this tile comes. */
const inRiichi = (hand: string, draws: string, replacements = '') =>
  table({ hands: { E: hand }, draws, replacements, riichi: ['E'], deposits: 1 });
const CHANGES = { code: 'kanChangesHand', rule: 'riichi.concealedKan' };

clause(['wrc-8.9.1-01', 'A-37', 'T-23'], 'the quad must be made with the tile just drawn', () => {
  const at = inRiichi('1111m23m456p789s9p', '1z');
  expect(at.can('E', 'kan')).toBe(false);
  expect(at.refusal('E kan 1m')).toMatchObject(CHANGES);
});

clause(
  ['wrc-8.9.1-02', 'wrc-2-26', 'A-37', 'T-22'],
  'the other three must be a triplet in every reading of the hand',
  () => {
    const sameWait = inRiichi('111222333m45p99s', '1m');
    expect(sameWait.refusal('E kan 1m')).toMatchObject(CHANGES);
    const pair = inRiichi('3334m567p678s234s', '3m');
    expect(pair.refusal('E kan 3m')).toMatchObject(CHANGES);
    expect(pair.can('E', 'kan')).toBe(false);
  },
);

clause(
  ['wrc-8.9.1-03', 'A-37', 'T-22'],
  'where nothing changes the quad is offered, and the wait stays',
  () => {
    const at = inRiichi('111m567m234p67s99p', '1m');
    const before = textOf(at.state('E').waits);
    at.do('E kan 1m');
    expect(textOf(at.state('E').waits)).toBe(before);
    expect(before).toBe('5s8s');
    expect(inRiichi('11122m567p678s33z', '1m').can('E', 'kan 1m')).toBe(true);
  },
);

clause('wrc-8.9.1-03', 'a quad that takes a wait away is refused', () => {
  expect(inRiichi('33345m567p678s99s', '3m').refusal('E kan 3m')).toMatchObject(CHANGES);
});

clause('wrc-8.9.1-04', 'a quad may add a yaku', () => {
  const at = inRiichi('777z45p99s[1111m][2222m]', '7z', '3p').do('E kan 7z', 'E tsumo');
  expect(yakuOf(at)).toEqual(expect.arrayContaining(['riichi', 'sankantsu', 'rinshan']));
});

clause('A-37', 'a replacement tile counts as drawn: two quads in a row', () => {
  const at = inRiichi('111m999m234p67s99p', '1m', '9m').do('E kan 1m');
  expect(at.can('E', 'kan 9m')).toBe(true);
});
