import type { Kind } from '../../../../nouns/kit/field.ts';
import type { Fields, Noun } from '../../../../nouns/kit/noun.ts';
import type { Words } from '../../../../nouns/kit/words.ts';
import { words } from '../problems/errors.ts';
import { type Cell, type Choices, type ExchangeColumn, numberCell, plainWords } from './exchange.ts';

/** Other words for each value of a choice, separated by semicolons. */
type OtherWords = Readonly<Record<string, string>>;

/**
 * A file column for a field: recognised by its label and by other names, separated by semicolons. A choice is read by
 * the words of its values and by `values`.
 */
export function nounColumn<F extends Fields>(
  { fields }: Pick<Noun<F>, 'fields'>,
  field: keyof F & string,
  aliases: string,
  values: OtherWords = {},
): ExchangeColumn {
  const { kind, label, choices } = (fields as Fields)[field]?.spec ?? { kind: 'text', label: words(field, field) };
  return {
    field,
    title: label,
    aliases: parted(aliases),
    kind: columnKind(kind),
    ...(choices && { choices: choicesOf(choices, values) }),
  };
}

/** The cell value of the column for a record. */
export function nounCell<F extends Fields>(
  { fields }: Pick<Noun<F>, 'fields'>,
  field: keyof F & string,
  value: unknown,
): Cell {
  if (value === null || value === undefined) return null;
  const { kind, choices } = (fields as Fields)[field]?.spec ?? { kind: 'text' };
  if (choices)
    return [value]
      .flat()
      .map((one) => choices[one as string]?.ru)
      .join('; ');
  if (kind === 'decimal') return numberCell(value as string);
  if (kind === 'boolean') return value === true ? 'Да' : null;
  return value as Cell;
}

const parted = (text: string) => text.split(';').map((one) => one.trim());

const columnKinds: Partial<Record<Kind, ExchangeColumn['kind']>> = {
  decimal: 'decimal',
  integer: 'integer',
  date: 'date',
  boolean: 'boolean',
  set: 'list',
};

const columnKind = (kind: Kind) => columnKinds[kind] ?? 'text';

const choicesOf = (choices: Readonly<Record<string, Words>>, values: OtherWords): Choices => ({
  meanings: Object.fromEntries(
    Object.entries(choices).flatMap(([value, { en, ru }]) =>
      [value, ru, en, ...parted(values[value] ?? '')].map((word) => [plainWords(word), value]),
    ),
  ),
  expected: words(
    Object.values(choices)
      .map(({ en }) => `"${en}"`)
      .join(', '),
    Object.values(choices)
      .map(({ ru }) => `«${ru}»`)
      .join(', '),
  ),
});
