import Type from 'typebox';
import type { Invoice } from '../../../../../../nouns/invoice.ts';
import { lacksPermission, maySee } from '../../../../kernel/access/actor.ts';
import { choice, id, object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import type { Db } from '../../../../kernel/sql/db.ts';
import { storedFiles } from '../../../../platform/files/file.ts';
import { ordersToInvoice } from '../../../orders/invoicing/orders-to-invoice.ts';
import { purchaseOrder } from '../../../orders/purchase-order.ts';
import { invoice, invoices } from '../../invoice.ts';
import { linesOfInvoice } from '../../invoice-line.ts';
import { likenesses, rankOrders } from '../rank-orders.ts';

/** So many are shown, the likeliest first. */
const most = 20;

export const proposeOrders = query({
  name: 'billing.propose-orders',
  summary: words('Orders that an incoming invoice may be for', 'К каким заказам может относиться входящий счёт'),
  description:
    'Orders of its supplier that are not invoiced whole, the likeliest first: those whose number stands in the invoice or in the names of its files, ' +
    'those of its requisition, those whose sum or rest it asks for. Takes the right to read orders too.',
  permission: 'invoices.read',
  scope: ['supplier_documents.read', 'finance.read'],
  input: object({ id: id('Invoice') }),
  output: object({
    items: Type.Array(
      object({
        order: purchaseOrder.view,
        because: Type.Array(choice(likenesses, 'What speaks for an order'), {
          title: 'Why it is likely; empty where nothing speaks for it',
        }),
      }),
      { title: 'The likeliest first' },
    ),
  }),

  async run(ctx, { id }) {
    if (!maySee(ctx.actor, 'purchase_orders.read')) throw lacksPermission('purchase_orders.read');
    const held = await invoices.byId(ctx.db, id);
    const [orders, texts] = await Promise.all([ordersToInvoice(ctx.db, held.supplierId), textsOf(ctx.db, held)]);
    return { items: rankOrders(held, texts, orders).slice(0, most) };
  },
});

/** Where a supplier may have written the number of an order. */
async function textsOf(db: Db, { id, externalNumber, purpose, comment }: Invoice): Promise<string[]> {
  const [lines, files] = await Promise.all([linesOfInvoice(db, id), storedFiles(db, invoice.type, id)]);
  const said = [externalNumber, purpose, comment].filter((text) => text !== null);
  return [...said, ...lines.map(({ name }) => name), ...files.map(({ fileName }) => fileName)];
}
