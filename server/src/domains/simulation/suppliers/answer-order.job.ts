import Type from 'typebox';
import { job } from '../../../kernel/job.ts';
import { mannersOf } from '../../../kernel/manners-of.ts';
import { command, inSteps, query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { dayIn } from '../../../kernel/values/instant.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { getOrder } from '../../orders/operations/get-order.ts';
import { confirmByLink } from '../../orders/public/operations/confirm-by-link.ts';
import { declineByLink } from '../../orders/public/operations/decline-by-link.ts';
import { noteOpening } from '../../orders/public/operations/note-opening.ts';
import { getOrderLink } from '../../orders/sending/operations/get-order-link.ts';
import { confirmationFor } from './confirmation-for.ts';
import { ordered } from './ordered.ts';
import { tokenOf } from './token-of.ts';

interface Answer {
  token: string;
  /** Null of one that declines. */
  confirmation: ReturnType<typeof confirmationFor> | null;
}

/** The supplier opens an order by its link, and confirms or declines it. One that was answered is left alone. */
export const answerOrder = job({
  name: 'simulation.answer-order',
  payload: ordered,
  command: command({
    name: 'simulation.answer-order',
    summary: words('Answer an order', 'Ответить на заказ от тестового поставщика'),
    permission: 'internal',
    scope: null,
    input: ordered,
    output: Type.Unknown(),
    run: inSteps,

    async steps(steps, input) {
      const answer = (await steps.query(findAnswer, input)) as Answer | null;
      if (answer === null) return;
      const { token, confirmation } = answer;
      await steps.command(noteOpening, { token });
      if (confirmation) await steps.command(confirmByLink, { token, name, ...confirmation });
      else await steps.command(declineByLink, { token, name, reason: 'Этот товар снят с производства.' });
    },
  }),
});

const name = 'Тестовый поставщик';

const findAnswer = query({
  name: 'simulation.find-answer-to-order',
  summary: words('Find what a supplier says of an order', 'Найти ответ поставщика на заказ'),
  permission: 'internal',
  scope: null,
  input: ordered,
  output: Type.Unknown(),

  async run(ctx, { orderId }): Promise<Answer | null> {
    const { status, revision, supplier, lines, sendings } = await ctx.ask(getOrder, { id: orderId });
    const sending = sendings.find((one) => one.revision === revision);
    // What was placed by phone has no link to answer by.
    if (status !== 'sent' || !sending) return null;
    const { url } = await ctx.ask(getOrderLink, { id: orderId, sendingId: sending.id });
    const manners = mannersOf(supplier.name);
    const today = dayIn((await regionalOf(ctx)).timezone);
    const confirmation = manners.has('declines') ? null : confirmationFor(lines, manners, today);
    return { token: tokenOf(url), confirmation };
  },
});
