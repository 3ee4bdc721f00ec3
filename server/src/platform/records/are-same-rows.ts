import type { Noun } from '../../../../nouns/kit/noun.ts';
import { plainValue } from './plain-value.ts';

/** Whether rows say the same in the same order. Decimals are compared by value: `10` and `10.00` are one quantity. */
export const areSameRows = <Row extends object>(
  { fields }: Pick<Noun, 'fields'>,
  before: readonly Row[],
  after: readonly Row[],
): boolean =>
  before.length === after.length &&
  before.every((row, at) =>
    Object.entries(fields).every(
      ([name, field]) =>
        plainValue(field, row[name as keyof Row]) === plainValue(field, after[at]?.[name as keyof Row]),
    ),
  );
