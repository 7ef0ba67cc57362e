// The plan of the days, in the time of the venue.

import { endOf } from '@hanchan/tournament';
import { newReport } from '../pdf/report.ts';
import { clockTime, type PaperSource, timeIn } from '../source.ts';

export function schedulePdf({ state }: PaperSource): Promise<Buffer> {
  const report = newReport(state, 'Schedule');
  const blocks = [...state.schedule].sort((a, b) => a.start - b.start);
  const dayOf = (at: number) =>
    timeIn(state, at, { weekday: 'long', day: 'numeric', month: 'long' });
  for (const day of new Set(blocks.map(({ start }) => dayOf(start)))) {
    report.heading(day);
    report.table(
      [
        { title: 'From', width: 60 },
        { title: 'To', width: 60 },
        { title: '', width: report.width - 120 },
      ],
      blocks
        .filter(({ start }) => dayOf(start) === day)
        .map((block) => [
          clockTime(state, block.start),
          clockTime(state, endOf(block)),
          block.label,
        ]),
    );
  }
  if (blocks.length === 0) report.paragraph('There is no schedule yet.');
  return report.finish();
}
