import { object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { answerInput, nameField } from '../../answers/answer.input.ts';
import { confirm } from '../../answers/write-answer.ts';
import { tellBuyer } from '../../letters/tell-buyer.ts';
import { enterByLink, holdOrderLink, type LinkHeld, openOrderLink, takesAnswers } from '../../links/open-order-link.ts';
import { answerRefused } from '../answer-refused.ts';
import { presentOrder } from '../present-order.ts';
import { publicOrder } from '../public-order.ts';
import { tokenField } from '../token-field.ts';

export const confirmByLink = command({
  name: 'orders.confirm-by-link',
  summary: words('Confirm an order by its link', 'Подтвердить заказ по ссылке'),
  description:
    'As it was ordered, but for the named `lines`: less (none with 0), on another day, with a remark. Who confirms names themselves. An answer may be ' +
    'changed until goods come. Otherwise it is refused with a `rule` that says why: `order_revised`, `order_cancelled`, `order_receiving`, `order_ended`.',
  permission: 'visitor',
  scope: null,
  refuses: ['not_found', 'conflict', 'business_rule_violated'],
  input: object({ token: tokenField, name: nameField, ...answerInput }),
  output: publicOrder,
  enter: enterByLink,

  async run(ctx, { token: _, name, ...said }, link: LinkHeld) {
    const { held, state } = await holdOrderLink(ctx, link);
    if (!takesAnswers(state)) throw answerRefused(state);
    const order = await confirm(ctx, held, { source: 'supplier_link', name }, said);
    if (order !== held.order) await tellBuyer(ctx, order);
    return presentOrder(ctx, await openOrderLink(ctx, link));
  },
});
