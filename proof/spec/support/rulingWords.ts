// A referee's ruling as tests write it: `referee chombo S`, `referee redeal`, `referee penalty S 8`, `referee exposed S own 7`.

import type { Ruling } from '@hanchan/game';
import type { Seat, Wind } from '@hanchan/tiles';

export function rulingIn(line: string, seatOf: (wind: Wind) => Seat): Ruling {
  const [, type, wind, a = '', b = ''] = line.split(' ');
  const seat = wind === undefined ? 0 : seatOf(wind as Wind);
  switch (type) {
    case 'redeal':
    case 'resume':
      return { type };
    case 'penalty':
      return { type, seat, points: Number(a) };
    case 'exposed':
      return { type, seat, whose: a as 'own', tiles: Number(b) };
    case 'announcement':
      return { type, note: 'decided' };
    case 'objection':
      return { type, seat, note: 'objected' };
    default:
      return { type: type as 'warning', seat };
  }
}
