import Type from 'typebox';
import { lacksPermission, maySee } from '../../../kernel/access/actor.ts';
import { choice } from '../../../kernel/fields.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { purchaseOrder } from '../../orders/purchase-order.ts';
import { likenesses } from './rank-orders.ts';

/** So many orders are proposed, the likeliest first. */
export const mostProposed = 20;

export const orderProposal = {
  order: purchaseOrder.view,
  because: Type.Array(choice(likenesses, 'What speaks for an order'), {
    title: 'Why it is likely; empty where nothing speaks for it',
  }),
};

/** Invoices and orders are rights apart; a proposal takes both. */
export const proposing = {
  permission: 'invoices.read',
  scope: ['supplier_documents.read', 'finance.read'],
} as const;

export function refuseWithoutOrders({ actor }: ReadContext) {
  if (!maySee(actor, 'purchase_orders.read')) throw lacksPermission('purchase_orders.read');
}
