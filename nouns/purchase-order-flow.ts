import { lifecycle, type Move, status } from './kit/lifecycle.ts';
import { words } from './kit/words.ts';

/** What a move asks for, each checked under its own name. */
export const orderRequirements = ['lines', 'decided', 'reason', 'reason_if_short', 'nothing_received'] as const;

export type OrderRequirement = (typeof orderRequirements)[number];

const statuses = {
  draft: status('Draft', 'Черновик', 'neutral', { action: words('Change the order', 'Изменить заказ') }),
  sent: status('Awaiting confirmation', 'Ждёт подтверждения', 'accent', {
    action: words('Send to the supplier', 'Отправить поставщику'),
  }),
  confirmed: status('Confirmed', 'Подтверждён', 'good', {
    action: words('Record a confirmation', 'Внести подтверждение'),
  }),
  confirmed_in_part: status('Confirmed in part', 'Подтверждён частично', 'warning', {
    action: words('Record a confirmation', 'Внести подтверждение'),
  }),
  declined: status('Declined', 'Отказ поставщика', 'bad', { action: words('Record a refusal', 'Внести отказ') }),
  partially_received: status('Received in part', 'Получен частично', 'warning'),
  received: status('Received', 'Получен', 'good'),
  closed: status('Closed', 'Закрыт', 'neutral', { action: words('Close the order', 'Закрыть заказ') }),
  cancelled: status('Cancelled', 'Отменён', 'neutral', { action: words('Cancel the order', 'Отменить заказ') }),
};

export type OrderStatus = keyof typeof statuses;

type Declared = Move<OrderStatus, OrderRequirement>;

/** A person asks for it; what the supplier says by the link is made by the same moves. */
const asked = (
  from: Declared['from'],
  to: OrderStatus,
  right: 'send' | 'update',
  ...requires: OrderRequirement[]
): Declared => ({ from, to, permission: `purchase_orders.${right}`, requires });

/** What was received moves it. */
const followed = (from: Declared['from'], to: OrderStatus): Declared => ({
  ...{ from, to, permission: null, isAutomatic: true },
});

/** The supplier has the order, and nothing of it has come. */
const standing = ['sent', 'confirmed', 'confirmed_in_part', 'declined'] as const;

const arriving = ['partially_received', 'received'] as const;

/** Every move of an order to a supplier. */
export const orderFlow = lifecycle({
  initial: 'draft',
  statuses,
  moves: {
    send: asked(['draft'], 'sent', 'send', 'lines', 'decided'),
    confirm: asked([...standing], 'confirmed', 'update', 'nothing_received'),
    confirm_in_part: asked([...standing], 'confirmed_in_part', 'update', 'nothing_received'),
    decline: asked([...standing], 'declined', 'update', 'reason', 'nothing_received'),
    revise: asked([...standing], 'draft', 'update', 'nothing_received'),
    close: asked([...arriving], 'closed', 'update', 'reason_if_short'),
    cancel: asked(['draft', ...standing], 'cancelled', 'update', 'reason', 'nothing_received'),
    receive_part: followed([...standing, 'received'], 'partially_received'),
    receive: followed([...standing, 'partially_received'], 'received'),
    // What was received is taken back: the order stands as its supplier answered it.
    release_sent: followed([...arriving], 'sent'),
    release_confirmed: followed([...arriving], 'confirmed'),
    release_confirmed_in_part: followed([...arriving], 'confirmed_in_part'),
    release_declined: followed([...arriving], 'declined'),
  },
});

export type OrderMove = keyof typeof orderFlow.moves;

/** In these it claims nothing any more: what it was for may be ordered anew. */
export const endedOrders: readonly OrderStatus[] = ['closed', 'cancelled'];

/** In these its supplier is to deliver something: it may be late. */
export const awaitedOrders: readonly OrderStatus[] = ['sent', 'confirmed', 'confirmed_in_part', 'partially_received'];

/** In these its supplier has the order, or had it, and may invoice it. */
export const invoiceableOrders: readonly OrderStatus[] = [...awaitedOrders, 'received', 'closed'];
