import type { DocumentKind } from '../../kernel/document-kind.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { dayIn } from '../../kernel/values/instant.ts';
import { printedDay } from '../../kernel/values/printed-day.ts';
import { fieldsOfRows } from '../catalog/fields-of-rows.ts';
import { regionalOf } from '../company/regional-settings.ts';
import { picturesOfSeller } from '../sellers/pictures-of-seller.ts';
import { linesByOrder } from './lines/purchase-order-line.ts';
import { purchaseOrders } from './purchase-order.ts';
import { orderVariables } from './purchase-order.variables.ts';

/** An order as paper. */
export const orderDocument: DocumentKind = {
  kind: 'purchase_order',
  path: '/api/v1/purchase-orders',
  tag: 'Purchase orders',
  variables: orderVariables,
  customFields: async () => new Map(),
  itemFields: async (db, ids) => fieldsOfRows(db, await linesByOrder(db, ids)),
  permission: 'purchase_orders.read',
  scopes: ['supplier_documents.read', 'documents.read'],
  formats: ['docx', 'xlsx', 'pdf'],
  describe: describeOrder,
};

async function describeOrder(ctx: ReadContext, id: string) {
  const [{ number, createdAt, revision, sellerProfileId }, { timezone }] = await Promise.all([
    purchaseOrders.byId(ctx.db, id),
    regionalOf(ctx),
  ]);
  const day = printedDay(dayIn(timezone, new Date(createdAt)));
  const changed = revision > 1 ? `, редакция ${revision}` : '';
  return {
    fileName: `Заказ ${number} от ${day}${changed}`,
    pictures: await picturesOfSeller(ctx.db, sellerProfileId),
  };
}
