import Type from 'typebox';
import { choice, id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { invalidField, words } from '../../../../kernel/problems/errors.ts';
import { openOrder } from '../../hold-order.ts';
import { orderCard, readOrderCard } from '../../purchase-order.card.ts';
import { orderWriting } from '../../purchase-order.ts';
import { answerInput, nameField, reasonField } from '../answer.input.ts';
import { confirm, decline } from '../write-answer.ts';

export const recordAnswer = command({
  name: 'orders.record-answer',
  summary: words('Record what a supplier said of an order', 'Внести ответ поставщика на заказ'),
  description:
    'What was said by phone: `confirm` takes the order as it stands, but for the named `lines`; `decline` takes a `reason`. It replaces an earlier ' +
    'answer to this revision, which stays in `answers`. Refused once goods have come (`order_receiving`).',
  ...orderWriting,
  refuses: ['invalid_state_transition', 'conflict', 'business_rule_violated', 'precondition_failed'],
  input: object({
    id: id(),
    answer: choice(['confirm', 'decline'], 'What was said', { examples: ['confirm'] }),
    name: Type.Optional(nameField),
    reason: Type.Optional(reasonField),
    ...answerInput,
  }),
  output: orderCard,

  async run(ctx, { id, answer, name, reason, ...said }) {
    const held = await openOrder(ctx, id);
    const who = { source: 'staff', name } as const;
    if (answer === 'confirm') await confirm(ctx, held, who, said);
    else if (reason === undefined) throw unreasoned();
    else await decline(ctx, held, who, reason);
    return readOrderCard(ctx, id);
  },
});

const unreasoned = () => invalidField('/reason', 'required', words('is required to decline', 'обязательна при отказе'));
