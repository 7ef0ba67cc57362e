// A thread of `hanchan simulate`: is given the numbers of matches, answers with what came of them.

import { parentPort, workerData } from 'node:worker_threads';
import { simulator } from '@hanchan/arena';
import { playerMaker } from './botArgument.ts';
import { answerOf, type ThreadSimulation } from './simulateRun.ts';

const { simulation, lineUp } = workerData as ThreadSimulation;

const play = simulator(
  simulation,
  playerMaker(lineUp, () => {
    throw new Error('programs play in the main thread');
  }),
);

// Matches are played one after the other, so that answers come in the order of the questions.
let last = Promise.resolve();

parentPort?.on('message', (match: number) => {
  last = last.then(async () => parentPort?.postMessage(await answerOf(play, match)));
});
