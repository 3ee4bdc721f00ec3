import type { Words } from './kit/words.ts';
import { nouns } from './nouns.ts';

type Values = ReadonlyArray<string | number | boolean | null>;

type Choices = Readonly<Record<string, Words>>;

/** What people call the values of a choice, by the values alone. Where two nouns have the same values with other words, none are said. */
export const choiceWords = (values: Values): Choices | undefined => byValues.get(keyOf(values));

const keyOf = (values: Values) => values.filter((value) => value !== null).join('|');

const all = nouns.flatMap(({ fields }) =>
  Object.values(fields).flatMap(({ spec }) => (spec.choices ? [spec.choices] : [])),
);

const byValues = new Map<string, Choices>(
  [...Map.groupBy(all, (choices) => keyOf(Object.keys(choices)))].flatMap(([key, alike]) =>
    new Set(alike.map((choices) => JSON.stringify(choices))).size === 1 && alike[0] ? [[key, alike[0]]] : [],
  ),
);
