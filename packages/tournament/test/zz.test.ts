import { it } from 'vitest';
import { standingsOf, zeroSum, type TableSeats } from '../src/index.ts';
import { anEvent, stage } from './event.ts';
it('time', () => {
  const event = anEvent({ players: 400, stages: [stage('main', 12)] });
  for (let r = 1; r <= 12; r++) {
    const tables: TableSeats[] = [];
    for (let t = 0; t < 100; t++) tables.push([0,1,2,3].map((g) => g*100 + ((t + g*r) % 100) + 1) as unknown as TableSeats);
    event.seat(r, tables);
    tables.forEach((seats, i) => { const a = 300 + (i*7+r*13)%200, b = 200+(i*11+r)%200, c = 150+(i*3+r*5)%100; event.sign(r, i+1, seats, [a*100,b*100,c*100,120000-(a+b+c)*100]); });
    for (let k=0;k<10;k++) event.penalise(1+k*7, 30000, {round:r, table: 1});
  }
  const state = event.state();
  for (let i=0;i<5;i++){ const t=performance.now(); standingsOf(state); const m=performance.now()-t; const t2=performance.now(); zeroSum(state); console.log(m.toFixed(1), (performance.now()-t2).toFixed(1)); }
});
