import type { SupplierQuote } from '../../../../../../nouns/supplier-quote.ts';
import { id } from '../../../../kernel/fields.ts';
import { listQuery } from '../../../../kernel/lists/list-query.ts';
import { listRows } from '../../../../kernel/lists/list-rows.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { getRequisition } from '../../../requisitions/requisition.ts';
import { quoteListing, supplierQuote, supplierQuotes } from '../supplier-quote.ts';

const { procurementId: _, ...fields } = quoteListing.fields;
const listing = { ...quoteListing, name: 'requisition-quotes', fields };

export const listRequisitionQuotes = listQuery({
  name: 'supplier-quotes.list-requisition-quotes',
  summary: words('Quotes for a requisition', 'Предложения по заявке'),
  description: 'Those entered for it by hand, and those that answer its requests.',
  permission: 'supplier_quotes.read',
  scope: ['supplier_documents.read', 'purchase_requisitions.read'],
  listing,
  row: supplierQuote.view,
  more: { procurementId: id('Requisition') },
  async run(ctx, { procurementId, ...input }) {
    await getRequisition.run(ctx, { id: procurementId as string }, undefined);
    const within = [sql`quote.requisition_id = ${procurementId}`];
    const page = await listRows(ctx, listing, supplierQuotes.shown(), input, (row: SupplierQuote) => row, within);
    return { ...page, items: await supplierQuotes.complete(ctx.db, page.items) };
  },
});
