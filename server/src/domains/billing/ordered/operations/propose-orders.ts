import Type from 'typebox';
import type { Invoice } from '../../../../../../nouns/invoice.ts';
import { id, object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import type { Db } from '../../../../kernel/sql/db.ts';
import { storedFiles } from '../../../../platform/files/file.ts';
import { ordersToInvoice } from '../../../orders/invoicing/orders-to-invoice.ts';
import { invoice, invoices } from '../../invoice.ts';
import { linesOfInvoice } from '../../invoice-line.ts';
import { mostProposed, orderProposal, proposing, refuseWithoutOrders } from '../order-proposal.ts';
import { rankOrders } from '../rank-orders.ts';

export const proposeOrders = query({
  name: 'billing.propose-orders',
  summary: words('Orders that an incoming invoice may be for', 'К каким заказам может относиться входящий счёт'),
  description:
    'Orders of its supplier that are not invoiced whole, the likeliest first: those whose number stands in the invoice or in the names of its files, ' +
    'those of its requisition, those whose sum or rest it asks for. Takes the right to read orders too.',
  ...proposing,
  input: object({ id: id('Invoice') }),
  output: object({ items: Type.Array(object(orderProposal), { title: 'The likeliest first' }) }),

  async run(ctx, { id }) {
    refuseWithoutOrders(ctx);
    const held = await invoices.byId(ctx.db, id);
    const [orders, texts] = await Promise.all([ordersToInvoice(ctx.db, held.supplierId), textsOf(ctx.db, held)]);
    return { items: rankOrders(held, texts, orders).slice(0, mostProposed) };
  },
});

/** Where a supplier may have written the number of an order. */
async function textsOf(db: Db, { id, externalNumber, purpose, comment }: Invoice): Promise<string[]> {
  const [lines, files] = await Promise.all([linesOfInvoice(db, id), storedFiles(db, invoice.type, id)]);
  const said = [externalNumber, purpose, comment].filter((text) => text !== null);
  return [...said, ...lines.map(({ name }) => name), ...files.map(({ fileName }) => fileName)];
}
