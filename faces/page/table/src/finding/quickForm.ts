// What somebody looks for, as the form has it and the browser remembers it.

import type { Wish } from '@hanchan/protocol';

export interface QuickForm {
  rules: string;
  rounds: '1' | '2';
  clock: Wish['clock'];
  help: Wish['assistance'];
  /** Seconds. */
  bots: '30' | '90' | '180' | 'never';
  /** After a while another length or clock will do. */
  flexible: 'yes' | 'no';
}

const KEY = 'hanchan.quick';
const USUAL: QuickForm = {
  rules: 'wrc-2022',
  rounds: '2',
  clock: '5+20',
  help: 'guided',
  bots: '90',
  flexible: 'no',
};

const CHOICES: { readonly [K in keyof Omit<QuickForm, 'rules'>]: readonly QuickForm[K][] } = {
  rounds: ['1', '2'],
  clock: ['5+20', '10+30'],
  help: ['guided', 'unassisted'],
  bots: ['30', '90', '180', 'never'],
  flexible: ['yes', 'no'],
};

/** As it was the last time, where it still makes sense. */
export function lastForm(offered: readonly string[]): QuickForm {
  const form: Record<string, string> = { ...USUAL, rules: offered[0] ?? USUAL.rules };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    if (offered.includes(kept['rules'] as string)) form['rules'] = kept['rules'] as string;
    for (const [name, choices] of Object.entries<readonly string[]>(CHOICES))
      if (choices.includes(kept[name] as string)) form[name] = kept[name] as string;
  } catch {
    // Without storage, or with something else in it, it is as usual.
  }
  return form as unknown as QuickForm;
}

export function keepForm(form: QuickForm): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(form));
  } catch {
    // The next visit begins as usual.
  }
}

export const wishOf = ({ rules, rounds, clock, help, bots, flexible }: QuickForm): Wish => ({
  rules,
  rounds: rounds === '1' ? 1 : 2,
  clock,
  assistance: help,
  botsAfter: bots === 'never' ? null : Number(bots),
  ...(flexible === 'yes' ? { flexible: true } : {}),
});
