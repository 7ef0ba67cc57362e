// What the site of documents consists of: its sections in their order, and the address of every document of the repository.

import { readdirSync } from 'node:fs';
import { PACKAGE_FOLDERS } from '../places.mjs';
import { ROOT } from '../setup.mjs';
import { referencePages } from './reference.mjs';

const packagesOf = (storey) =>
  PACKAGE_FOLDERS.filter((folder) => folder.startsWith(storey)).map(
    (folder) => `${folder}/README.md`,
  );

const rulePages = () =>
  readdirSync(`${ROOT}docs/rules`)
    .sort()
    .map((name) => `docs/rules/${name}`);

const PLAYERS = [
  'docs/players.md',
  'docs/finding-a-game.md',
  'docs/profiles.md',
  'docs/ratings.md',
  'docs/daily.md',
  'docs/accounts.md',
  'docs/fair-walls.md',
  'GLOSSARY.md',
];

/**
 * Sections and their pages. A text names a document of the repository; an object a page that is made of other things (`made.mjs`).
 * The API reference is among them where it has been made.
 */
export function contents() {
  return [
    { id: 'start', title: 'Start', pages: ['docs/index.md', 'README.md'] },
    {
      id: 'players',
      title: 'Players',
      pages: PLAYERS,
    },
    {
      id: 'organisers',
      title: 'Organisers',
      pages: ['docs/events.md', 'docs/clubs.md', 'docs/circuits.md', 'docs/seating.md'],
    },
    { id: 'referees', title: 'Referees', pages: ['docs/referees.md', 'docs/examination.md'] },
    {
      id: 'operators',
      title: 'Operators',
      pages: ['docs/operators.md', 'docs/operating.md', 'docs/security.md'],
    },
    {
      id: 'programmers',
      title: 'Programmers',
      pages: [
        'docs/programmers.md',
        { made: 'examples' },
        'docs/mjai.md',
        'docs/simulating.md',
        'docs/calibration.md',
        'docs/versions.md',
        { made: 'changes' },
        'ARCHITECTURE.md',
        'docs/ways.md',
        'CONTRIBUTING.md',
        'docs/texts.md',
        'docs/duplicates.md',
        'proof/bench/README.md',
        'proof/training/README.md',
        'proof/spec/corpus/own/README.md',
        'proof/spec/frozen/README.md',
        'proof/spec/simulator/README.md',
        '.changeset/README.md',
        'THIRD_PARTY.md',
      ],
    },
    { id: 'rules', title: 'Rules', pages: ['docs/rulebooks.md', ...rulePages()] },
    {
      id: 'api',
      title: 'API',
      pages: [{ made: 'http' }, { made: 'socket' }, { made: 'schemas' }, ...referencePages()],
    },
    {
      id: 'packages',
      title: 'Packages',
      pages: [...packagesOf('engine/'), ...packagesOf('service/'), ...packagesOf('faces/')],
    },
  ];
}

const OWN_ADDRESSES = {
  'docs/index.md': 'index.html',
  'README.md': 'overview.html',
  'ARCHITECTURE.md': 'architecture.html',
  'CONTRIBUTING.md': 'contributing.html',
  'GLOSSARY.md': 'glossary.html',
  'THIRD_PARTY.md': 'third-party.html',
  '.changeset/README.md': 'changesets.html',
  'proof/spec/corpus/own/README.md': 'proof/own-games.html',
};

/** The address of a document within the site: `docs/rules/general.md` → `rules/general.html`. */
export function addressOf(source) {
  if (OWN_ADDRESSES[source] !== undefined) return OWN_ADDRESSES[source];
  const [, reference] = source.match(/^out\/(reference\/.+)\.md$/) ?? [];
  if (reference !== undefined) return `api/${reference}.html`;
  const [, own] = source.match(/^docs\/(.+)\.md$/) ?? [];
  if (own !== undefined) return `${own}.html`;
  const folder = source.replace(/\/README\.md$/, '');
  const kind = folder.startsWith('proof/') ? 'proof' : 'packages';
  return `${kind}/${folder.split('/').at(-1)}.html`;
}

/** What the contents call a page whose title says less, or more, there. */
export const NAMES = {
  'index.html': 'First page',
  'overview.html': 'Overview',
  'fair-walls.html': 'Fair walls',
  'mjai.html': 'mjai',
  'simulating.html': 'Large simulations',
  'versions.html': 'Versions',
  'proof/bench.html': 'Benchmarks',
  'changesets.html': 'Changes to come',
};

/** Folders that documents link to, and the page that speaks of them. */
export const FOLDERS = {
  examples: 'examples.html',
  'docs/rules': 'index.html#rules',
  'docs/pages': 'index.html',
  'faces/cli/schemas': 'api/schemas.html',
  'service/protocol/asyncapi.json': 'api/socket.html',
  '.changeset': 'changesets.html',
};
