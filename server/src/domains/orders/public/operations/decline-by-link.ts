import { object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { nameField, reasonField } from '../../answers/answer.input.ts';
import { decline } from '../../answers/write-answer.ts';
import { tellBuyer } from '../../letters/tell-buyer.ts';
import { enterByLink, holdOrderLink, type LinkHeld, openOrderLink, takesAnswers } from '../../links/open-order-link.ts';
import { answerRefused } from '../answer-refused.ts';
import { presentOrder } from '../present-order.ts';
import { publicOrder } from '../public-order.ts';
import { tokenField } from '../token-field.ts';

export const declineByLink = command({
  name: 'orders.decline-by-link',
  summary: words('Decline an order by its link', 'Отказаться от заказа по ссылке'),
  description:
    'All of it, with a reason. An answer may be changed until goods come. Otherwise it is refused with a `rule` that says why: `order_revised`, ' +
    '`order_cancelled`, `order_receiving`, `order_ended`.',
  permission: 'visitor',
  scope: null,
  refuses: ['not_found', 'conflict'],
  input: object({ token: tokenField, name: nameField, reason: reasonField }),
  output: publicOrder,
  enter: enterByLink,

  async run(ctx, { token: _, name, reason }, link: LinkHeld) {
    const { held, state } = await holdOrderLink(ctx, link);
    if (!takesAnswers(state)) throw answerRefused(state);
    const order = await decline(ctx, held, { source: 'supplier_link', name }, reason);
    if (order !== held.order) await tellBuyer(ctx, order);
    return presentOrder(ctx, await openOrderLink(ctx, link));
  },
});
