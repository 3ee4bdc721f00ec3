import type { OrderState } from '../../../../../nouns/order-states.ts';
import { conflict, words } from '../../../kernel/problems/errors.ts';

/** Why an order takes no answer as it stands for its supplier. */
export const answerRefused = (state: OrderState) => {
  const rule = state === 'cancelled' || state === 'revised' || state === 'ended' ? state : 'receiving';
  return conflict(`order_${rule}`, sentences[rule]);
};

const sentences = {
  cancelled: words('The buyer has cancelled the order.', 'Покупатель отменил заказ.'),
  revised: words(
    'The buyer has changed the order: use the link of the last letter.',
    'Покупатель изменил заказ: откройте ссылку из последнего письма.',
  ),
  ended: words('The order is closed.', 'Заказ закрыт.'),
  receiving: words(
    'The buyer has begun to receive the goods: ask them to change the order.',
    'Покупатель уже принимает товар: чтобы изменить ответ, свяжитесь с ним.',
  ),
};
