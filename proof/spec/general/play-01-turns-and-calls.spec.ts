// General Rules at the table: the course of a turn, calls and who comes first, the last tile.

import { GENERAL } from '@hanchan/rulesets';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { Table } from '../support/playTable.ts';

const RULES = GENERAL.values;

/** Waits for 3p and 6p with pinfu. */
const PINFU = '123m456m789s4566p';
const NOTHING = '147m258p369s1234z';

// Play

clause(
  ['gen-play-10', 'gen-play-11', 'gen-play-12'],
  'the dealer begins with 14 tiles, 69 live ones left: go out or discard',
  () => {
    const table = new Table(RULES, { hands: { E: PINFU }, draws: '3p' });
    expect(table.live).toBe(69);
    expect(table.match.deal).toMatchObject({ turn: 0, phase: { type: 'turn' } });
    expect(table.offers('E')[0]).toBe('tsumo');
    expect(table.can('E', 'discards 3p')).toBe(true);
    for (const wind of ['S', 'W', 'N'] as const) {
      expect(table.state(wind).hand.length).toBe(13);
      expect(table.offers(wind)).toEqual([]);
      expect(table.refusal(`${wind} discards 1m`)).toMatchObject({
        code: 'notYourTurn',
        rule: null,
      });
    }
  },
);

clause('gen-play-13', 'after a call the caller discards without drawing', () => {
  const table = new Table(RULES, { hands: { S: '45p147m258s12345z' }, draws: '3p' });
  table.do('E discards 3p', 'S chi');
  expect(table.count('drew')).toBe(1); // the dealer's fourteenth
  expect(table.offers('S').every((offer) => offer.startsWith('discards'))).toBe(true);
  expect(table.state('S').hand.length).toBe(11);
});

clause('gen-play-13', 'after a draw the player goes out or discards', () => {
  const table = new Table(RULES, { hands: { S: PINFU }, draws: '1z6p' });
  table.do('E discards 1z');
  expect(table.can('S', 'tsumo')).toBe(true);
  table.do('S discards 6p').passAll(); // nobody is made to go out
  expect(table.last('drew').seat).toBe(2);
});

clause('gen-play-15', 'uncalled, the player to the right draws; a pon skips those between', () => {
  const table = new Table(RULES, {
    hands: { S: NOTHING, W: '55z147m258p36s123z', N: NOTHING },
    draws: '6z5z',
  });
  table.do('E discards 6z');
  expect(table.last('drew').seat).toBe(1);
  const pon = new Table(RULES, {
    hands: { S: NOTHING, W: '55z147m258p36s123z', N: NOTHING },
    draws: '5z',
  });
  pon.do('E discards 5z', 'W pon', 'W discards 3z').passAll();
  expect(pon.last('drew').seat).toBe(3);
  expect(pon.state('S').discards).toEqual([]);
});

// Calling

clause('gen-call-01', 'chi, pon, kan and ron on one discard', () => {
  const table = new Table(RULES, { hands: { S: '123m456m45666p99s' }, draws: '6p' });
  table.do('E discards 6p');
  const verbs = table.offers('S').map((offer) => offer.split(' ')[0]);
  expect([...new Set(verbs)].sort()).toEqual(['chi', 'kan', 'pass', 'pon', 'ron']);
  table.do('S pon 66p');
  expect(table.match.deal!.turn).toBe(1);
});

clause('gen-call-02', 'chi is for the next player only, and completes a sequence', () => {
  const hand = '46p147m258s1234z7z';
  const table = new Table(RULES, { hands: { S: hand, W: hand, N: hand }, draws: '5p' });
  table.do('E discards 5p');
  expect(table.offers('S')).toEqual(['chi 46p', 'pass']);
  expect(table.can('W', 'chi')).toBe(false);
  expect(table.can('N', 'chi')).toBe(false);
  const honour = new Table(RULES, { hands: { S: '13z147m258s36p59s4p' }, draws: '2z' });
  honour.do('E discards 2z');
  expect(honour.can('S', 'chi')).toBe(false);
});

clause(['gen-call-02', 'gen-sacred-03'], 'a chi by another than the next player is refused', () => {
  const table = new Table(RULES, { hands: { W: PINFU }, draws: '6p' });
  table.do('E discards 6p');
  expect(table.refusal('W chi 45p')).toMatchObject({ code: 'callNotAllowed', rule: 'calls.chi' });
});

clause('gen-call-03', 'pon is open to all three others', () => {
  for (const wind of ['S', 'W', 'N'] as const) {
    const table = new Table(RULES, { hands: { [wind]: '55z147m258p36s123z' }, draws: '5z' });
    table.do('E discards 5z', `${wind} pon`);
    expect(table.match.deal!.turn).toBe(table.seat(wind));
  }
});

clause(
  ['gen-call-04', 'gen-call-05'],
  'kan on a discard: three concealed, then a replacement',
  () => {
    const table = new Table(RULES, {
      hands: { W: '555z147m258p36s12z' },
      draws: '5z',
      replacements: '9m',
    });
    table.do('E discards 5z', 'W kan 555z');
    expect(table.trail(2)).toEqual(['called', 'drew']);
    expect(table.last('drew')).toMatchObject({ seat: 2, from: 'replacement' });
    expect(table.can('W', 'discards 9m')).toBe(true);
  },
);

clause('gen-call-04', 'an open pon is no concealed triple', () => {
  const table = new Table(RULES, {
    hands: { S: NOTHING, W: '147m258p36s12z[555z^]', N: NOTHING },
    draws: '5z',
  });
  table.do('E discards 5z');
  expect(table.can('W', 'kan')).toBe(false);
  expect(table.last('drew').seat).toBe(1);
});

clause('gen-call-06', 'ron from any player', () => {
  for (const wind of ['E', 'W', 'N'] as const) {
    const table = new Table(RULES, { hands: { S: PINFU }, draws: '3p', turn: wind });
    const from = table.seat(wind);
    table.do(`${wind} discards 3p`, 'S ron');
    expect(table.last('won')).toMatchObject({ seat: 1, from });
  }
});

clause(['gen-call-07', 'G16'], 'ron before pon, pon or kan before chi', () => {
  const chi = '45p147m258s12345z';
  const pon = new Table(RULES, { hands: { S: chi, W: '33p147m258s12345z' }, draws: '3p' });
  pon.do('E discards 3p', 'S chi & W pon');
  expect(pon.last('called').seat).toBe(2);
  const kan = new Table(RULES, { hands: { S: chi, W: '333p147m258s1235z' }, draws: '3p' });
  kan.do('E discards 3p', 'S chi & W kan 333p');
  expect(kan.last('called')).toMatchObject({ seat: 2, meld: { type: 'calledKan' } });
  const ron = new Table(RULES, { hands: { N: PINFU, W: '33p147m258s12345z' }, draws: '3p' });
  ron.do('E discards 3p', 'W pon & N ron');
  expect(ron.last('won').seat).toBe(3);
});

clause(
  ['gen-call-08', 'gen-pay-01', 'T40'],
  'two ron: the next in turn wins alone, and the deal ends',
  () => {
    const table = new Table(RULES, {
      hands: { S: PINFU, N: '123s456s789m4566p' },
      draws: '3p',
      discards: { S: '8m' },
    });
    table.do('E discards 3p', 'N ron & S ron');
    expect(table.count('won')).toBe(1);
    expect(table.last('won').seat).toBe(1);
    expect(table.scores[3]).toBe(30_000);
    expect(table.match.phase).toBe('awaitingDeal');
    expect(table.refusal('N ron')).toMatchObject({ code: 'noDealRunning', rule: null });
  },
);

clause(['G13', 'T34'], 'the tile just called may be discarded again', () => {
  const table = new Table(RULES, { hands: { S: '4567s123m456p19p1z' }, draws: '4s' });
  table.do('E discards 4s', 'S chi 56s');
  expect(table.can('S', 'discards 4s')).toBe(true);
  expect(table.can('S', 'discards 7s')).toBe(true);
});

// The last tile

const last = (hand: string, drawn: string, replacements = '') =>
  new Table(RULES, {
    hands: { E: NOTHING, S: hand },
    draws: drawn,
    replacements,
    live: 0,
  }).do(`E discards ${drawn}`);

clause(
  ['gen-play-16', 'G11', 'T36'],
  'the last discard can be called; the tie comes with the next draw that is due',
  () => {
    const table = last('123m456m45666p99s', '6p', '9m');
    const verbs = table.offers('S').map((offer) => offer.split(' ')[0]);
    expect([...new Set(verbs)].sort()).toEqual(['chi', 'kan', 'pass', 'pon', 'ron']);
    table.do('S chi 45p');
    expect(table.match.phase).toBe('playing');
    table.do('S discards 9s').passAll();
    expect(table.last('drawn').reason).toBe('exhausted');
  },
);

clause(['gen-play-16', 'G11'], 'a kan on the last discard draws from the dead wall', () => {
  const table = last('123m456m45666p99s', '6p', '9m').do('S kan 666p');
  expect(table.last('drew')).toMatchObject({ seat: 1, from: 'replacement' });
  table.do('S discards 9m').passAll();
  expect(table.last('drawn').reason).toBe('exhausted');
});

clause('gen-play-16', 'uncalled, the hand is tied', () => {
  const table = last(NOTHING, '6z');
  expect(table.last('drawn')).toMatchObject({ reason: 'exhausted', deltas: [0, 0, 0, 0] });
});
