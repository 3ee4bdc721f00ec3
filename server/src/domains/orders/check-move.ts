import {
  type OrderMove,
  type OrderRequirement,
  type OrderStatus,
  orderFlow,
} from '../../../../nouns/purchase-order-flow.ts';
import { notAllowed } from '../../kernel/lifecycle.ts';
import { brokenRule, conflict, invalidField, words } from '../../kernel/problems/errors.ts';
import { Exact } from '../../kernel/values/decimal.ts';
import type { HeldOrder } from './hold-order.ts';
import { openMoves } from './open-moves.ts';
import { isReceived } from './settle-order.ts';

type Held = Pick<HeldOrder, 'order' | 'lines'>;

/** Refuses a move that the status or its conditions do not allow. */
export function checkMove(held: Held, move: OrderMove, reason?: string): void {
  const { from, to, requires = [] } = orderFlow.moves[move];
  if (!(from as readonly OrderStatus[]).includes(held.order.status)) throw refusal(held, to);
  for (const requirement of requires) checks[requirement](held, reason);
}

/** Once goods come, that is why; before, the status alone. */
const refusal = ({ order: { status }, lines }: Held, to: OrderStatus) =>
  lines.some(isReceived) ? receiving() : notAllowed(orderFlow, status, to, targetsFrom(status));

const targetsFrom = (status: OrderStatus) => [...new Set(openMoves(status).map((move) => orderFlow.moves[move].to))];

const checks: Readonly<Record<OrderRequirement, (held: Held, reason: string | undefined) => void>> = {
  lines({ lines }) {
    if (lines.length === 0) throw brokenRule('no_lines', words('The order has no lines.', 'В заказе нет строк.'));
  },

  decided({ lines }) {
    const over = lines.filter(({ quantity, decidedQuantity }) => new Exact(quantity).gt(decidedQuantity));
    if (over.length === 0) return;
    const names = over.map(({ name }) => name).join(', ');
    throw brokenRule(
      'over_ordered',
      words(
        `More is ordered than is accepted of the supplier now: ${names}. Change the order or the decision.`,
        `Заказано больше, чем сейчас принято у поставщика: ${names}. Измените заказ или решение.`,
      ),
      { lines: over.map(({ allocationId, decidedQuantity: max }) => ({ allocationId, max })) },
    );
  },

  reason(_, reason) {
    if (reason === undefined) throw invalidField('/reason', 'required', words('is required here', 'укажите причину'));
  },

  reason_if_short({ order: { status } }, reason) {
    if (status === 'partially_received' && reason === undefined)
      throw invalidField(
        '/reason',
        'required',
        words('is required: not all of it has come', 'укажите, почему заказ закрывается не полностью'),
      );
  },

  nothing_received({ lines }) {
    if (lines.some(isReceived)) throw receiving();
  },
};

const receiving = () =>
  conflict(
    'order_receiving',
    words(
      'Goods of this order have come: it can only be received further, or closed.',
      'По заказу уже приняты товары: его можно только принимать дальше или закрыть.',
    ),
  );
