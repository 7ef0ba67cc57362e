// Writes down every judged change at once, so that a long run that is ended early has said something.

import { appendFileSync } from 'node:fs';
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

const FILE = `${process.env.MUTATE_REPORT}l`;

const soFar = {
  onMutantTested({ fileName, location, replacement, status }) {
    appendFileSync(FILE, `${JSON.stringify({ fileName, location, replacement, status })}\n`);
  },
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Reporter, 'soFar', soFar)];
