// The form of each file as a JSON schema, made from the options themselves: an editor that knows it shows the question
// behind a value, completes the answers, and marks what does not fit.

import {
  FACTS,
  FOUL_EFFECTS,
  FOUL_GROUPS,
  FOUL_OUTCOMES,
  factsOf,
  type OptionShape,
  optionOf,
  RULE_KEYS,
  type RuleKey,
  YAKU_IDS,
} from '@hanchan/rules';
import { CALLS, CLAUSE_KINDS, GROUPS } from '@hanchan/rulesets/forms';
import { tileLimits } from './foulsPart.ts';
import { BOOK_ID, CLAUSE_ID, type Part, RULING_ID } from './parts.ts';
import { SUPPORTS } from './valuesPart.ts';

type Schema = Readonly<Record<string, unknown>>;

/** Sections may be written as numbers: 8.10 is read as it stands. */
const TEXT: Schema = { type: ['string', 'number'] };
const WORDS: Schema = { type: 'string', minLength: 1 };
const FLAG: Schema = { type: 'boolean' };
const listOf = (items: Schema): Schema => ({ type: 'array', items });
const oneOf = (names: readonly string[]): Schema => ({ enum: names });
const matching = (pattern: RegExp): Schema => ({ type: 'string', pattern: pattern.source });
const CLAUSES = listOf(matching(CLAUSE_ID));
const OPTIONS = listOf(oneOf(RULE_KEYS));

const form = (required: Readonly<Record<string, Schema>>, optional = {}): Schema => ({
  type: 'object',
  properties: { ...required, ...optional },
  required: Object.keys(required),
  additionalProperties: false,
});

/** Any of these names. */
const table = (names: readonly string[], value: Schema): Schema =>
  form({}, Object.fromEntries(names.map((name) => [name, value])));

const described = (schema: Schema, description: string): Schema => ({ ...schema, description });

export function schemaOf(part: Part): Schema {
  return { $schema: 'http://json-schema.org/draft-07/schema#', ...SCHEMAS[part]() };
}

const SCHEMAS: Readonly<Record<Part, () => Schema>> = {
  rulebook: () =>
    form(
      {
        format: described({ type: 'integer' }, 'Of this form: 1.'),
        vocabulary: described({ type: 'integer' }, 'Of the questions that values.yaml answers.'),
        id: described(
          matching(BOOK_ID),
          'The name by which games, commands and addresses know it.',
        ),
        title: WORDS,
        short: described(WORDS, 'As a citation names it, in at most 16 letters.'),
        document: WORDS,
        family: described(matching(BOOK_ID), 'What all editions of the document share.'),
        edition: described(TEXT, 'Which of them this is: a year, a number.'),
      },
      {
        from: described(WORDS, 'The edition before. The folder then holds only what is different.'),
        changes: listOf(
          form(
            { says: WORDS },
            {
              sections: listOf(TEXT),
              options: OPTIONS,
              clauses: CLAUSES,
              removed: CLAUSES,
              secondHand: described(
                WORDS,
                'Where it is known from, while the document is not in hand.',
              ),
            },
          ),
        ),
        silent: described(
          form({ as: WORDS, reason: WORDS }),
          'Questions that values.yaml leaves out are answered as that rulebook does, as our choice.',
        ),
      },
    ),
  values: () => ({
    type: 'object',
    properties: Object.fromEntries(RULE_KEYS.map((key) => [key, answerSchema(key)])),
    additionalProperties: false,
  }),
  clauses: () =>
    listOf(
      form(
        { id: matching(CLAUSE_ID), section: TEXT, kind: oneOf(CLAUSE_KINDS), says: WORDS },
        { check: described(WORDS, 'How to see that it holds.'), restates: TEXT },
      ),
    ),
  outside: () => ({ type: 'object', additionalProperties: WORDS }),
  rulings: () =>
    listOf(
      form(
        {
          id: matching(RULING_ID),
          question: WORDS,
          decision: WORDS,
          reason: WORDS,
          status: oneOf(['stated', 'inferred', 'ourChoice']),
        },
        {
          says: WORDS,
          clauses: CLAUSES,
          options: OPTIONS,
          alsoFor: listOf(WORDS),
          untested: WORDS,
        },
      ),
    ),
  fouls: foulsSchema,
  words: () =>
    form(
      {},
      { calls: table(CALLS, WORDS), groups: table(GROUPS, WORDS), yaku: table(YAKU_IDS, WORDS) },
    ),
  examples: () =>
    listOf(
      form(
        {
          name: WORDS,
          hand: described(WORDS, 'Without the winning tile, such as 123m406p789s1122z.'),
          win: WORDS,
          gives: {
            anyOf: [
              { const: 'no win' },
              form(
                {},
                {
                  yaku: listOf(oneOf(YAKU_IDS)),
                  han: { type: 'integer' },
                  fu: { type: 'integer' },
                  points: { type: 'integer' },
                },
              ),
            ],
          },
        },
        {
          clauses: CLAUSES,
          seat: oneOf(['E', 'S', 'W', 'N']),
          round: oneOf(['E', 'S', 'W', 'N']),
          riichi: oneOf(['riichi', 'double']),
          dora: WORDS,
          ura: WORDS,
          tsumo: FLAG,
          ippatsu: FLAG,
          afterKan: FLAG,
          robbedKan: FLAG,
          lastTile: FLAG,
          firstTurn: FLAG,
        },
      ),
    ),
};

const PASSAGE = {
  section: described(TEXT, 'Where the document says it.'),
  clauses: described(CLAUSES, 'The clauses of clauses.yaml that say it.'),
  reason: described(WORDS, 'Why, where the document does not simply say so.'),
};

const SUPPORT = described(
  oneOf(SUPPORTS),
  'stated: the document says it. inferred: it follows. ourChoice: it is silent. secondHand: others report it.',
);

function answerSchema(key: RuleKey): Schema {
  const { question, shape } = optionOf(key);
  const facts = factsOf(key);
  const when = Object.fromEntries(
    facts.map((fact) => [fact, { anyOf: [oneOf(FACTS[fact]), listOf(oneOf(FACTS[fact]))] }]),
  );
  const cases = { cases: listOf(form({ when: form({}, when), support: SUPPORT }, PASSAGE)) };
  const answer = form(
    { value: described(valueSchema(shape), question), support: SUPPORT },
    { ...PASSAGE, ...(facts.length === 0 ? {} : cases) },
  );
  return described(answer, question);
}

const PLACES: Schema = { type: 'array', items: { type: 'integer' }, minItems: 4, maxItems: 4 };

function valueSchema(shape: OptionShape): Schema {
  switch (shape.type) {
    case 'flag':
      return FLAG;
    case 'choice':
      return {
        anyOf: Object.entries(shape.answers).map(([name, words]) => ({
          const: name,
          description: words,
        })),
      };
    case 'several':
    case 'ranked':
      return { ...listOf(oneOf(Object.keys(shape.answers))), uniqueItems: true };
    case 'number':
      return { type: 'integer', minimum: shape.min, maximum: shape.max };
    case 'numbers':
      return form(
        Object.fromEntries(Object.keys(shape.names).map((name) => [name, { type: 'integer' }])),
      );
    case 'uma':
      return {
        anyOf: [
          form({ type: { const: 'none' } }),
          form({ type: { const: 'fixed' }, places: PLACES }),
          form({
            type: { const: 'floating' },
            oneAbove: PLACES,
            twoAbove: PLACES,
            threeAbove: PLACES,
          }),
        ],
      };
    case 'chombo':
      return {
        anyOf: [
          form({ type: { const: 'none' } }),
          form({ type: { const: 'tournamentPoints' }, amount: { type: 'integer' } }),
          form({ type: { const: 'scoreModifier' }, points: { type: 'integer' } }),
          form({ type: { const: 'payment' }, nonDealerShare: { type: 'integer' } }),
        ],
      };
    case 'yaku':
      return {
        anyOf: [
          { const: 'absent' },
          form({ han: { type: 'integer' }, open: { type: 'integer' } }),
          form({ limit: { const: 'mangan' } }),
          form({ yakuman: { type: 'integer' } }),
        ],
      };
  }
}

function foulsSchema(): Schema {
  const source = form({}, { section: TEXT, clauses: CLAUSES });
  const effects = {
    type: 'array',
    items: {
      anyOf: Object.entries(FOUL_EFFECTS).map(([name, words]) => ({
        const: name,
        description: words,
      })),
    },
  };
  const step = form(
    { outcome: oneOf(FOUL_OUTCOMES) },
    {
      points: described({ type: 'integer' }, 'In thousands.'),
      chombos: { type: 'integer' },
      source,
    },
  );
  const foul = form(
    {
      id: WORDS,
      group: oneOf(FOUL_GROUPS),
      title: WORDS,
      says: WORDS,
      steps: described(
        listOf(step),
        'The first time, the second, …; the last one for all further.',
      ),
    },
    {
      section: TEXT,
      clauses: CLAUSES,
      rule: oneOf(RULE_KEYS),
      limit: oneOf(tileLimits()),
      repeats: oneOf(['hanchan', 'event']),
      effects,
      effectSources: table(Object.keys(FOUL_EFFECTS), source),
      words: listOf(WORDS),
    },
  );
  const after = listOf(form({ effects }, { section: TEXT, clauses: CLAUSES }));
  return form({ fouls: listOf(foul) }, { after: table(FOUL_OUTCOMES, after) });
}
