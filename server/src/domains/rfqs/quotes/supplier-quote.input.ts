import Type, { type Static } from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { supplierQuote } from './supplier-quote.ts';

const { fields } = supplierQuote;

/** What buyers write beside the content, whatever the status. */
export const headerFields = {
  externalNumber: Type.Optional(fields.externalNumber),
  internalScore: Type.Optional(fields.internalScore),
  comment: Type.Optional(fields.comment),
};

const header = object(headerFields);

const columnOf = { externalNumber: 'external_number', internalScore: 'internal_score', comment: 'comment' } as const;

/** The given fields as columns; what was not given stays out. */
export const headerRow = (given: Static<typeof header>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(columnOf).flatMap(([field, column]) => {
      const value = given[field as keyof typeof columnOf];
      return value === undefined ? [] : [[column, value]];
    }),
  );
