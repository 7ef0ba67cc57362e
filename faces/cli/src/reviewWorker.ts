// A thread of `hanchan review --worlds`: is given the number of a decision, answers with its price.

import { parentPort, workerData } from 'node:worker_threads';
import { type PriceWork, pricer } from './pricer.ts';

const price = pricer(workerData as PriceWork);

parentPort?.on('message', (number: number) => parentPort?.postMessage(price(number)));
