import Type, { type Static } from 'typebox';
import { customRequisite } from '../../../../nouns/custom-requisite.ts';
import { creationOf } from '../../kernel/entity-of.ts';
import { id, object, unshown } from '../../kernel/fields.ts';
import { salesInvoice } from './sales-invoice.ts';
import { salesInvoiceRow } from './sales-invoice-row.ts';

/** Most rows of one invoice. */
export const mostRows = 2_000;

const example = { name: 'Цемент М500', quantity: '8', unitPrice: '155.61', vatRate: '22' };

const rowInput = object(
  { id: Type.Optional(id('Row that is there; a new one without it')), ...salesInvoiceRow.creation },
  { title: 'Row of a sales invoice, kept or new' },
);

export type RowInput = Static<typeof rowInput>;

const requisiteInput = object(creationOf(customRequisite), { title: 'Line printed besides' });

/** What a caller may write; statuses have addresses of their own. */
export const salesInvoiceInput = {
  ...salesInvoice.change,
  fxRate: Type.Optional(unshown(salesInvoice.fields.fxRate)),
  customRequisites: Type.Optional(
    Type.Array(requisiteInput, { maxItems: 20, title: 'Lines printed besides, the whole list' }),
  ),
  rows: Type.Optional(
    Type.Array(rowInput, { maxItems: mostRows, title: 'Rows, the whole list', examples: [[example]] }),
  ),
};

const shape = object(salesInvoiceInput);

export type SalesInvoiceInput = Static<typeof shape>;
