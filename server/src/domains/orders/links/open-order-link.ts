import type { OrderState } from '../../../../../nouns/order-states.ts';
import type { PurchaseOrder } from '../../../../../nouns/purchase-order.ts';
import type { PurchaseOrderSending } from '../../../../../nouns/purchase-order-sending.ts';
import type { Entrance } from '../../../kernel/access/entrance.ts';
import { digestOf } from '../../../kernel/access/link-token.ts';
import type { Approach, ReadContext } from '../../../kernel/operation.ts';
import { notFound, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { type HeldOrder, holdOrder } from '../hold-order.ts';
import { type HeldLine, linesOfOrder } from '../lines/purchase-order-line.ts';
import { purchaseOrders } from '../purchase-order.ts';
import { sendingOf } from '../sending/purchase-order-sending.ts';
import { isReceived } from '../settle-order.ts';

/** What the door found behind a token. */
export interface LinkHeld {
  sendingId: string;
}

export interface OpenedOrder {
  order: PurchaseOrder;
  lines: readonly HeldLine[];
  sending: PurchaseOrderSending;
  state: OrderState;
}

/** The `enter` of whatever a supplier does by a link. A text that is no token is as unknown as one that opens nothing. */
export async function enterByLink({ token }: { token: string }, { directory }: Approach): Promise<Entrance<LinkHeld>> {
  const digest = digestOf(token);
  const found = await directory.first<{ tenant_id: string; sending_id: string }>(
    sql`select * from find_order_link(${digest ?? Buffer.alloc(32)})`,
  );
  if (!digest || !found) throw linkUnknown();
  const sendingId = found.sending_id;
  const as = { kind: 'supplierLink', throughId: sendingId, idempotencyHolder: `link:${sendingId}` } as const;
  return { tenantId: found.tenant_id, carried: { sendingId }, as };
}

/** The order behind a link, and how it stands for its supplier. */
export async function openOrderLink({ db }: Pick<ReadContext, 'db'>, { sendingId }: LinkHeld): Promise<OpenedOrder> {
  const order = await purchaseOrders.byId(db, await orderOf(db, sendingId));
  return opened(db, sendingId, { order, lines: await linesOfOrder(db, order.id) });
}

/** The same, to be changed: held with its requisition. */
export async function holdOrderLink(
  { db }: Pick<ReadContext, 'db'>,
  { sendingId }: LinkHeld,
): Promise<OpenedOrder & { held: HeldOrder }> {
  const held = await holdOrder(db, await orderOf(db, sendingId));
  return { ...(await opened(db, sendingId, held)), held };
}

async function orderOf(db: ReadContext['db'], sendingId: string): Promise<string> {
  const place = await db.first<{ order_id: string }>(
    sql`select sending.order_id from purchase_order_sendings sending join tenants portal on portal.tenant_id = ${db.tenant}
      where sending.tenant_id = ${db.tenant} and sending.id = ${sendingId} and portal.status = 'active'`,
  );
  if (!place) throw linkUnknown();
  return place.order_id;
}

async function opened(
  db: ReadContext['db'],
  sendingId: string,
  { order, lines }: Pick<HeldOrder, 'order' | 'lines'>,
): Promise<OpenedOrder> {
  const sending = await sendingOf(db, order.id, sendingId);
  return { order, lines, sending, state: stateOf(order, lines, sending) };
}

function stateOf(
  { status, revision }: PurchaseOrder,
  lines: readonly HeldLine[],
  sent: PurchaseOrderSending,
): OrderState {
  if (status === 'cancelled') return 'cancelled';
  if (sent.revision < revision || status === 'draft') return 'revised';
  if (status === 'closed') return 'ended';
  if (lines.some(isReceived) || status === 'partially_received' || status === 'received') return 'receiving';
  return status === 'sent' ? 'open' : status;
}

/** Whether the supplier still sees what is ordered. */
export const isShown = (state: OrderState): boolean => state !== 'revised' && state !== 'cancelled';

/** Whether an answer is taken; one that was given may be changed until goods come. */
export const takesAnswers = (state: OrderState): boolean =>
  state === 'open' || state === 'confirmed' || state === 'confirmed_in_part' || state === 'declined';

const linkUnknown = () => notFound(words('Link', 'Ссылка'));
