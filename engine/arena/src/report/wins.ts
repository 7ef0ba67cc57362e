// What was won, when, and with what: the sections of the report on wins.

import { grouped, percent } from '../figures.ts';
import { wonYakuName } from '../names.ts';
import type { GroupDocument } from '../statistics/document.ts';
import { numberBins, pointBins, ranked } from './distributions.ts';
import { figure, pair, section, stacked, table } from './html.ts';
import { measureTable, type Named, shareCell, sharePlot } from './measured.ts';
import { columnPlot } from './plots.ts';

const LIMITS = ['none', 'mangan', 'haneman', 'baiman', 'sanbaiman', 'yakuman'];

export function values(all: GroupDocument, players: readonly Named[]): string {
  const bins = pointBins(all.winPoints);
  const plot = columnPlot('Points of winning hands', bins, 'gold');
  const limits = LIMITS.filter((limit) => (all.limits[limit] ?? 0) > 0);
  const head = ['', ...limits.map((limit) => (limit === 'none' ? 'below mangan' : limit))];
  const rows = players.map(([name, { limits: own, wins }]) => [
    name,
    ...limits.map((limit) => percent(wins === 0 ? 0 : (own[limit] ?? 0) / wins)),
  ]);
  const figures = stacked(
    measureTable('Values', ['winValue', 'dealInValue'], players),
    table('Limits', head, rows),
  );
  return section(
    'What wins are worth',
    'The points of the hand, without counters and deposits.',
    pair(figure('Points of a win', 'share of wins', plot), figures),
  );
}

export function turns(all: GroupDocument, players: readonly Named[]): string {
  const bins = numberBins(all.winTurns);
  const plot = columnPlot('Turn of the win', bins, 'pine');
  return section(
    'When deals are won',
    '',
    pair(
      figure('Turn of the win', 'share of wins', plot),
      measureTable('Turn of the win', ['winTurn', 'selfDraw', 'riichiWin'], players),
    ),
  );
}

const SHOWN_YAKU = 18;

export function yaku(all: GroupDocument, players: readonly Named[]): string {
  const list = ranked(all.yaku).map((id) => [id, all.yakuShares[id] ?? null] as const);
  const shown = list
    .slice(0, SHOWN_YAKU)
    .map(([id, share]) => [wonYakuName(id), share, 'gold'] as const);
  const head = ['', 'All', ...players.map(([name]) => name)];
  const figures = list.map(([id, share]) => [
    wonYakuName(id),
    shareCell(share),
    ...players.map(([, group]) => shareCell(group.yakuShares[id] ?? null)),
  ]);
  return section(
    'What is won with',
    `Share of ${grouped(all.wins)} wins that have it. A dash: none has.`,
    pair(sharePlot('Yaku and dora', 'share of wins', shown), table('Yaku', head, figures)),
    true,
  );
}
