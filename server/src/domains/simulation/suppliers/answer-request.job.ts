import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { job } from '../../../kernel/job.ts';
import { mannersOf } from '../../../kernel/manners-of.ts';
import { command, inSteps } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { dayIn } from '../../../kernel/values/instant.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { openLink } from '../../rfqs/links/open-link.ts';
import { noteView } from '../../rfqs/public/operations/note-view.ts';
import { presentPublic } from '../../rfqs/public/public-rfq.ts';
import { submitByLink } from '../../rfqs/quotes/public/submit-by-link.ts';
import { openRequest } from './open-request.ts';
import { quoteCurrency } from './quote-currency.ts';
import { quoteFor } from './quote-for.ts';
import { worthOf } from './worth-of.ts';

const asked = object({ rfqId: id('Request for quotes'), recipientId: id('Recipient of the request') });

type Answer = Type.Static<typeof submitByLink.input>;

/** The supplier opens the request by its link and answers. One that was answered, or is over, is left alone. */
export const answerRequest = job({
  name: 'simulation.answer-request',
  payload: asked,
  command: command({
    name: 'simulation.answer-request',
    summary: words('Answer a request for quotes', 'Ответить на запрос от тестового поставщика'),
    permission: 'internal',
    scope: null,
    input: asked,
    output: Type.Unknown(),
    run: inSteps,

    async steps(steps, input) {
      const answer = (await steps.command(prepareAnswer, input)) as Answer | null;
      if (answer === null) return;
      await steps.command(noteView, { token: answer.token });
      await steps.command(submitByLink, answer);
    },
  }),
});

const prepareAnswer = command({
  name: 'simulation.prepare-answer',
  summary: words('Prepare the answer to a request', 'Подготовить ответ на запрос'),
  permission: 'internal',
  scope: null,
  input: asked,
  output: Type.Unknown(),

  async run(ctx, { rfqId, recipientId }): Promise<Answer | null> {
    ctx.nothingChanged();
    const open = await openRequest(ctx, { rfqId, recipientId });
    const request = open && (await presentPublic(ctx, await openLink(ctx, { recipientId }, 'read')));
    if (!request || request.link.readOnly) return null;
    const manners = mannersOf(open.supplier);
    const { timezone, currency: own } = await regionalOf(ctx);
    const today = dayIn(timezone);
    const currency = await quoteCurrency(ctx, request, { isForeign: manners.has('foreign'), today });
    const worth = await worthOf(ctx, open.items, { asked: request.currency ?? own, quoted: currency, today });
    return { token: open.token, ...quoteFor({ request, recipientId, manners, currency, worth, today }) };
  },
});
