// The page of one run: placings, how they played, winning yaku, how deals ended.

import { figureText, grouped, percent, points, spreadText } from '../figures.ts';
import { OUTCOME_NAMES, OUTCOMES, SEAT_NAMES } from '../names.ts';
import { MEASURE_IDS, type MeasureId, measure } from '../statistics/measures.ts';
import { numberBins } from './distributions.ts';
import { figure, keyFigures, page, pair, safe, section, stacked, table } from './html.ts';
import { cell, measurePlot, measureTable, type Named, shareCell, sharePlot } from './measured.ts';
import { columnPlot, stackPlot } from './plots.ts';
import { commandText, INTERVAL_NOTE, notesOf, playersText, type RunReport } from './run.ts';
import { turns, values, yaku } from './wins.ts';

/** A page of plots about one run, as HTML. */
export function reportPage(report: RunReport): string {
  const { rules, statistics, games, seed } = report;
  const { matches, bots, seats } = statistics;
  const players: Named[] = Object.entries(bots);
  const places = seats.map((seat, at): Named => [SEAT_NAMES[at]!, seat]);
  const part = matches === games ? '' : ` of ${grouped(games)}`;
  const lead = `<span class="book">${safe(rules.title)}</span> · ${safe(playersText(report))} · ${grouped(matches)}${part} ${games === 1 ? 'match' : 'matches'}, ${grouped(Number(statistics.table.deals) / 4)} deals · seed ${seed}`;
  return page({
    title: 'What the matches show',
    lead: { html: lead },
    notes: notesOf([report]),
    top: top(report),
    sections: [
      placings(players, places),
      play(players),
      values(statistics.table, players),
      turns(statistics.table, players),
      yaku(statistics.table, players),
      endings(report),
      dealers(players, places),
      everything([...players, ...places]),
    ],
    foot: { html: foot(report) },
  });
}

function top({ statistics }: RunReport): string {
  const { table: all } = statistics;
  const item = (id: MeasureId, name: string) =>
    [name, figureText(id, all[id]), spreadText(id, all[id])] as const;
  return keyFigures([
    item('winValue', 'An average win'),
    item('selfDraw', 'Won by tsumo'),
    item('draw', 'Deals without a winner'),
    item('winTurn', 'Turn of the win'),
    item('dealsPerMatch', 'Deals per match'),
    [
      'Swing of a deal',
      all.swing.deal === null ? '–' : points(all.swing.deal),
      'points, one standard deviation',
    ],
  ]);
}

const PLACINGS = [
  ['first', 'pine'],
  ['second', 'pine-2'],
  ['third', 'pine-3'],
  ['fourth', 'pine-4'],
] as const;

function placings(players: readonly Named[], seats: readonly Named[]): string {
  const groups = [...players, ...seats];
  const stacks = groups.map(([label, group]) => ({
    label,
    parts: PLACINGS.map(([id, ink]) => {
      const share = group[id]?.value ?? 0;
      return { share, text: percent(share, 0), ink };
    }),
  }));
  const plot = stackPlot('Shares of first to fourth places', stacks);
  const key = PLACINGS.map(
    ([id, ink]) =>
      `<li><svg aria-hidden="true" viewBox="0 0 12 12"><rect class="${ink}" width="12" height="12" rx="2"/></svg>${measure(id).title}</li>`,
  );
  const shares = `${figure('First to fourth', 'share of matches', plot)}<ul class="key">${key.join('')}</ul>`;
  const ids: MeasureId[] = ['first', 'second', 'third', 'fourth'];
  const place: MeasureId[] = ['place', 'score', 'result'];
  return section(
    'Placings',
    'By bot, and by the wind with which a seat begins. Shared places count in parts.',
    stacked(
      pair(`<div>${shares}</div>`, measureTable('Placings', ids, groups)),
      pair(
        measurePlot('place', groups, 'dot', 'pine'),
        measureTable('Places and points', place, groups),
      ),
    ),
  );
}

function play(players: readonly Named[]): string {
  const plots = [
    measurePlot('win', players, 'bar', 'gold'),
    measurePlot('dealIn', players, 'bar', 'shu'),
    measurePlot('riichi', players, 'bar', 'ai'),
    measurePlot('call', players, 'bar', 'pine'),
  ];
  const ids: MeasureId[] = [
    'win',
    'selfDraw',
    'dealIn',
    'riichi',
    'riichiWin',
    'call',
    'openWin',
    'tenpaiAtDraw',
  ];
  return section(
    'How they play',
    'What a player does in a deal.',
    stacked(
      `<div class="grid">${plots.join('')}</div>`,
      measureTable('How they play', ids, players),
    ),
  );
}

function endings({ statistics }: RunReport): string {
  const { outcomes, outcomeShares, dealsPerMatch } = statistics;
  const seen = OUTCOMES.filter((outcome) => (outcomes[outcome] ?? 0) > 0);
  const shares = seen.map((outcome) => {
    const ink = outcome === 'won' ? 'gold' : 'pine';
    return [OUTCOME_NAMES[outcome], outcomeShares[outcome]!, ink] as const;
  });
  const bins = numberBins(dealsPerMatch);
  const figures = table(
    'How deals end',
    ['', 'Deals', 'Share'],
    shares.map(([name, share], at) => [name, grouped(outcomes[seen[at]!]!), shareCell(share)]),
  );
  return section(
    'How deals and matches end',
    '',
    stacked(
      pair(sharePlot('How deals end', 'share of deals', shares), figures),
      pair(
        figure('Deals per match', 'share of matches', columnPlot('Deals per match', bins, 'pine')),
        table(
          'Deals per match',
          ['Deals', 'Share of matches'],
          bins.map(({ label, share }) => [label, percent(share)]),
        ),
      ),
    ),
  );
}

function dealers(players: readonly Named[], seats: readonly Named[]): string {
  const groups = [...players, ...seats];
  return section(
    'The dealer',
    'Points per deal as dealer, counters and riichi sticks included.',
    pair(
      measurePlot('dealerPoints', groups, 'dot', 'pine'),
      measureTable('The dealer', ['dealerWin', 'otherWin', 'dealerPoints'], groups),
    ),
  );
}

function everything(groups: readonly Named[]): string {
  const head = ['', ...groups.map(([name]) => name)];
  const rows = MEASURE_IDS.map((id) => {
    const { title, meaning } = measure(id);
    const html = `${safe(title)}<small class="under">${safe(meaning)}</small>`;
    return [{ html }, ...groups.map(([, group]) => cell(group, id))];
  });
  return section('Every figure', INTERVAL_NOTE, table('Every figure', head, rows), true);
}

function foot(report: RunReport): string {
  const { rules } = report;
  const command = commandText(`--rules ${rules.id}`, report);
  return `Played again by <code>${safe(command)}</code>. Rules ${safe(rules.id)}, <code>${safe(rules.hash.slice(0, 12))}</code>.`;
}
