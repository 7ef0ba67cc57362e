// A federation's questions from its file: refused with file, line and field.

import { type Bank, readBank } from '@hanchan/examination';
import { BadInput } from './badInput.ts';
import { readTextFile } from './rulesetArgument.ts';

export function readBankFile(path: string, rulesId: string): Bank {
  const read = readBank(readTextFile(path, '--bank'));
  if (!read.ok) {
    const lines = read.error.map(
      ({ line, field, message }) => `\n  ${path}:${line} ${field} ${message}`,
    );
    const count = lines.length === 1 ? 'one problem' : `${lines.length} problems`;
    throw new BadInput('--bank', `${count}${lines.join('')}`);
  }
  const { rules } = read.value;
  if (rules.length > 0 && !rules.includes(rulesId)) {
    const message = `${path}: its questions are for ${rules.join(', ')}, not for ${rulesId}`;
    throw new BadInput('--bank', message);
  }
  return read.value;
}
