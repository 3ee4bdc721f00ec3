import { isAsking } from '../../../../../../nouns/rfq-flow.ts';
import { choice, integer, nullable, object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { enterByLink, type LinkHeld, openLink } from '../../links/open-link.ts';
import { tokenField } from '../../public/token-field.ts';
import { quotesWhere, supplierQuote } from '../supplier-quote.ts';
import { answerStatus, answerStatuses } from './answer-status.ts';

export const readQuoteStatus = query({
  name: 'supplier-quotes.read-quote-status',
  summary: words('How a quote fares, by its link', 'Состояние предложения по ссылке'),
  description: 'Opens after the end of the link too. It shows one quote alone: neither competitors nor ranks.',
  permission: 'visitor',
  scope: null,
  refuses: ['not_found', 'link_revoked'],
  input: object({ token: tokenField }),
  output: object(
    {
      status: nullable(choice(answerStatuses, 'How the quote fares; null where there is none')),
      number: nullable(supplierQuote.fields.number),
      version: nullable(integer('Current version', { minimum: 0 })),
      draftVersion: supplierQuote.fields.draftVersion,
      submittedAt: supplierQuote.fields.submittedAt,
      validUntil: supplierQuote.fields.validUntil,
      needsReconfirmation: supplierQuote.fields.needsReconfirmation,
    },
    { title: 'How a quote fares' },
  ),
  enter: enterByLink,

  async run(ctx, _, link: LinkHeld) {
    const { rfq, recipient } = await openLink(ctx, link, 'status');
    const quotes = await quotesWhere(
      ctx.db,
      sql`quote.rfq_id = ${rfq.id} and quote.supplier_id = ${recipient.supplierId}`,
    );
    const quote = quotes.find(({ status }) => status !== 'withdrawn') ?? quotes.at(-1);
    if (!quote) return none;
    return {
      status: answerStatus(quote.status, isAsking(rfq.status)),
      number: quote.number,
      version: quote.currentVersion,
      draftVersion: quote.draftVersion,
      submittedAt: quote.submittedAt,
      validUntil: quote.validUntil,
      needsReconfirmation: quote.needsReconfirmation,
    };
  },
});

const none = {
  status: null,
  number: null,
  version: null,
  draftVersion: 0,
  submittedAt: null,
  validUntil: null,
  needsReconfirmation: false,
};
