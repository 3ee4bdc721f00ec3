import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { orderCard, readOrderCard } from '../purchase-order.card.ts';
import { orderReading } from '../purchase-order.ts';

export const getOrder = query({
  name: 'orders.get-order',
  summary: words('Get an order to a supplier', 'Получить заказ поставщику'),
  description:
    'With its lines, what has come of each, all answers of the supplier, each time it was sent, and what the caller may ask for now.',
  ...orderReading,
  input: object({ id: id() }),
  output: orderCard,
  run: (ctx, { id }) => readOrderCard(ctx, id),
});
