import Type from 'typebox';
import { flag, id, longText, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { refuse, words } from '../../../../kernel/problems/errors.ts';
import { frameOf, holdQuote } from '../hold-quote.ts';
import { standingVersions } from '../read-versions.ts';
import { submitVersion } from '../submit-version.ts';
import { wholeQuote, wholeWithWarnings } from '../whole-quote.ts';

export const submitQuote = command({
  name: 'supplier-quotes.submit-quote',
  summary: words('Submit a quote', 'Отправить предложение'),
  description:
    'Its draft becomes the next version, which applies from now on and never changes. Every field that is missing or wrong is named. After the ' +
    'deadline of the request a buyer submits with `late` and a reason. What was accepted from an earlier version stays accepted and is marked.',
  permission: 'supplier_quotes.submit',
  scope: 'supplier_documents.write',
  refuses: ['conflict', 'invalid_state_transition'],
  input: object({
    id: id(),
    late: Type.Optional(flag('It came after the end, and is taken all the same')),
    reason: Type.Optional(longText(1_000, 'Why it is taken late', { examples: ['поставщик болел'] })),
  }),
  output: wholeQuote,

  async run(ctx, { id, ...late }) {
    const held = await holdQuote(ctx, id);
    ctx.expectVersion(held.quote.version);
    const { draft } = await standingVersions(ctx.db, id);
    if (draft === null)
      throw refuse('conflict', words('There is no draft to submit.', 'Нет черновика для отправки.'), {
        rule: 'no_draft',
      });
    const submittedBy = { userId: ctx.actor.userId, name: null, email: null };
    await submitVersion(ctx, await frameOf(ctx, held), held.quote, draft, { ...late, submittedBy });
    return wholeWithWarnings(ctx, id);
  },
});
