import Type from 'typebox';
import type { Cell } from '../../kernel/exchange/exchange.ts';
import { choice, id, integer, object } from '../../kernel/fields.ts';
import type { Choice } from '../../platform/exchange/import-job.row.ts';
import type { ImportParameters } from '../../platform/exchange/import-job.ts';

export const rowAction = object({
  rowId: integer('Row', { minimum: 1 }),
  action: choice(['create', 'update', 'skip'], 'What to do with it'),
  entityId: Type.Optional(id('The record to change, one of `matches`')),
  candidateId: Type.Optional(id('The record the row refers to, one of its candidates')),
});

export const rowCells = object({
  rowId: integer('Row', { minimum: 1 }),
  cells: Type.Unsafe<Record<string, Cell>>({
    type: 'object',
    additionalProperties: { type: ['string', 'number', 'boolean', 'null'], maxLength: 5_000 },
    propertyNames: { pattern: '^[A-Z]{1,3}$' },
    maxProperties: 500,
    title: 'Column of the file → new value of its cell',
    examples: [{ C: '148,50' }],
  }),
});

export type RowAction = Type.Static<typeof rowAction>;

export type RowCells = Type.Static<typeof rowCells>;

export type Choices = Record<string, Choice>;

/** Merges earlier and new choices: a new decision keeps the corrected cells of its row, and the other way round. */
export function choicesOf(before: Choices, actions: readonly RowAction[], written: readonly RowCells[]): Choices {
  const choices = { ...before };
  for (const { rowId, ...chosen } of actions) {
    const { cells } = choices[rowId] ?? {};
    choices[rowId] = { ...chosen, ...(cells && { cells }) };
  }
  for (const { rowId, cells } of written)
    choices[rowId] = { ...choices[rowId], cells: { ...choices[rowId]?.cells, ...cells } };
  return choices;
}

/** Whether the change makes the file read differently, so that corrected cells no longer apply. */
export const movesCells = (parameters: ImportParameters | undefined) =>
  parameters !== undefined && ['sheet', 'delimiter', 'encoding'].some((name) => name in parameters);

export const withoutCells = (choices: Choices): Choices =>
  Object.fromEntries(Object.entries(choices).map(([n, { cells: _, ...choice }]) => [n, choice]));
