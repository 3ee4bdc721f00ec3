import Type from 'typebox';
import { flag, id, longText, nullable, object, text } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { invalidField, words } from '../../../../kernel/problems/errors.ts';
import { consumeLink } from '../../links/change-links.ts';
import { enterByLink, type LinkHeld } from '../../links/open-link.ts';
import { tokenField } from '../../public/token-field.ts';
import { noteDeclined } from '../../recipients/note-answer.ts';
import { contentFieldsByLink, contentOf } from '../quote-version.ts';
import { supplierQuote } from '../supplier-quote.ts';
import { holdAnswer, saveByLink } from './answer-by-link.ts';
import { answerStatus, answerStatuses } from './answer-status.ts';

export const submitByLink = command({
  name: 'supplier-quotes.submit-by-link',
  summary: words('Submit a quote by the link', 'Отправить предложение по ссылке'),
  description:
    'What is given, over the saved draft, becomes the current version; every field that is missing or wrong is named. The link then shows the ' +
    'quote and takes no other until the buyer asks for one. `decline` says that there will be no quote. `statusToken` asks how the quote fares.',
  permission: 'visitor',
  scope: null,
  refuses: ['not_found', 'link_expired', 'link_revoked', 'conflict', 'invalid_state_transition'],
  input: object({
    token: tokenField,
    decline: Type.Optional(flag('There will be no quote')),
    reason: Type.Optional(longText(1_000, 'Why it is declined', { examples: ['нет на складе'] })),
    contactName: Type.Optional(text(255, 'Who submits it', { examples: ['Ольга Петрова'] })),
    ...contentFieldsByLink,
  }),
  output: object(
    {
      quoteId: nullable(id('Quote; null where it was declined')),
      version: nullable(supplierQuote.fields.currentVersion),
      status: Type.Unsafe<(typeof answerStatuses)[number] | 'declined'>({
        type: 'string',
        enum: [...answerStatuses, 'declined'],
        title: 'How the answer fares',
      }),
      statusToken: tokenField,
    },
    { title: 'Submitted answer' },
  ),
  enter: enterByLink,

  async run(ctx, { token, decline = false, reason, contactName, ...input }, link: LinkHeld) {
    const answer = await holdAnswer(ctx, link);
    const { rfq, recipient } = answer;
    if (decline) {
      if (contentOf(input))
        throw invalidField('/decline', 'mismatch', words('cannot be combined with a quote', 'предложение заполнено'));
      await noteDeclined(ctx, rfq, recipient, reason ?? null);
      return { quoteId: null, version: null, status: 'declined' as const, statusToken: token };
    }
    const submittedBy = { userId: null, name: contactName ?? recipient.contactName, email: recipient.email };
    const { quote } = await saveByLink(ctx, answer, contentOf(input) ?? {}, { submittedBy });
    await consumeLink(ctx, recipient.id);
    return { quoteId: quote.id, version: quote.currentVersion, status: answerStatus(quote.status), statusToken: token };
  },
});
