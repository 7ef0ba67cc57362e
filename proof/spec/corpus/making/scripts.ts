// All prepared deals of a rulebook.

import type { RuleValues } from '@hanchan/rules';
import { drawScripts } from './draws.ts';
import { foulScripts } from './fouls.ts';
import { refusalScripts } from './refusals.ts';
import type { Script } from './stage.ts';
import { winScripts } from './wins.ts';

export const preparedScripts = (rules: RuleValues): Script[] => [
  ...winScripts(rules),
  ...drawScripts(rules),
  ...foulScripts(rules),
  ...refusalScripts(rules),
];
