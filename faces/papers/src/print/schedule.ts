// The plan of the days, in the time of the venue.

import { endOf } from '@hanchan/tournament';
import { newReport } from '../pdf/report.ts';
import { clockTime, type PaperSource, timeIn } from '../source.ts';

export function schedulePdf(source: PaperSource): Promise<Buffer> {
  const { state, words } = source;
  const report = newReport(source, words.schedule.title);
  const blocks = [...state.schedule].sort((a, b) => a.start - b.start);
  const dayOf = (at: number) =>
    timeIn(source, at, { weekday: 'long', day: 'numeric', month: 'long' });
  for (const day of new Set(blocks.map(({ start }) => dayOf(start)))) {
    report.heading(day);
    report.table(
      [
        { title: words.columns.from, width: 60 },
        { title: words.columns.to, width: 60 },
        { title: '', width: report.width - 120, isWrapped: true },
      ],
      blocks
        .filter(({ start }) => dayOf(start) === day)
        .map((block) => [
          clockTime(source, block.start),
          clockTime(source, endOf(block)),
          block.label,
        ]),
    );
  }
  if (blocks.length === 0) report.paragraph(words.schedule.none);
  return report.finish();
}
