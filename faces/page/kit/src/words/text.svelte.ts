// Sentences in the player's language. A page asks `t('home.title')`; what it shows follows when the language
// changes. English is there from the start, others come when they are asked for.

import type { ServerMessage, Texts, Tongue } from '@hanchan/narrator';
import i18next from 'i18next';
import { en } from './en.ts';
import type { Complete, WordGroup, WordKey, Words } from './keys.ts';

/** By its own name, as the list of languages shows it. */
export const LANGUAGES: Readonly<Record<Tongue, string>> = { en: 'English', ja: '日本語' };

/** What the narrator says on every page, once it is loaded in another language. */
let laterTexts: Texts<ServerMessage> | null = null;

/** Asked for only in a language that is in use, and so loaded. */
export const loadedTexts = (): Texts<ServerMessage> => laterTexts!;

/** A language that leaves a sentence out does not compile. */
const inFull = <E, J extends Words>(_: E, words: J & Complete<E, J>): Words => words;

const LOADERS: Readonly<Partial<Record<Tongue, () => Promise<Words>>>> = {
  ja: async () => {
    const { ja, server } = await import('./ja.ts');
    laterTexts = server;
    return inFull(en, ja);
  },
};

let language = $state<Tongue>('en');
/** Read by `t`, so that what it wrote is written again when words arrive. */
let edition = $state(0);

void i18next.init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: { translation: en } },
  interpolation: { escapeValue: false },
  returnNull: false,
});

export function t(key: WordKey, values?: Readonly<Record<string, unknown>>): string {
  void edition;
  return i18next.t(key, values ?? {});
}

/** Where the end of the key is data: the group is known to the compiler, and a test looks for the rest. */
export const tIn = (
  group: WordGroup,
  name: string | number,
  values?: Readonly<Record<string, unknown>>,
): string => t(`${group}.${name}` as WordKey, values);

export const currentLanguage = (): Tongue => language;

/** Words of a part of the page that is loaded later, under a name of their own: `t('table.pass')`. */
export function addWords<E extends Words, J extends Words>(
  name: string,
  byLanguage: { readonly en: E; readonly ja: J & Complete<E, J> },
): void {
  for (const [tongue, words] of Object.entries<Words>(byLanguage))
    i18next.addResourceBundle(tongue, 'translation', { [name]: words }, true, true);
  edition++;
}

const isTongue = (tag: string): tag is Tongue => Object.hasOwn(LANGUAGES, tag);

/** The wanted language, or the first of the browser's that we have, or English. */
export async function useLanguage(wanted: string | null): Promise<void> {
  const asked = wanted === null ? navigator.languages : [wanted];
  const known = asked.map((tag) => tag.split('-')[0]!).find(isTongue) ?? 'en';
  const load = LOADERS[known];
  if (load !== undefined && !i18next.hasResourceBundle(known, 'translation.site')) {
    i18next.addResourceBundle(known, 'translation', await load(), true, true);
  }
  await i18next.changeLanguage(known);
  language = known;
  edition++;
  document.documentElement.lang = known;
}

/** Numbers, counts and dates as the language writes them, with a true minus. */
export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  return numberForm(options).format(value).replace('-', '−');
}

/** Made once for each language and form: a table shows dozens of numbers at every act, and making one is slow. */
const numberForms = new Map<string, Intl.NumberFormat>();

function numberForm(options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language + JSON.stringify(options ?? {});
  const known = numberForms.get(key);
  if (known !== undefined) return known;
  const form = new Intl.NumberFormat(language, options);
  numberForms.set(key, form);
  return form;
}

export function formatPoints(value: number): string {
  return formatNumber(value);
}

/** With its sign, as a gain or a loss. */
export function formatChange(value: number): string {
  return formatNumber(value, { signDisplay: 'exceptZero' });
}
