import Type from 'typebox';
import { integer, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { refuse, words } from '../../../../kernel/problems/errors.ts';
import { enterByLink, type LinkHeld } from '../../links/open-link.ts';
import { tokenField } from '../../public/token-field.ts';
import { noteDraftSaved } from '../../recipients/note-answer.ts';
import { contentFieldsByLink, contentOf, quoteTotals } from '../quote-version.ts';
import { supplierQuote } from '../supplier-quote.ts';
import { holdAnswer, saveByLink } from './answer-by-link.ts';

export const saveQuoteDraft = command({
  name: 'supplier-quotes.save-quote-draft',
  summary: words('Save a draft by the link', 'Сохранить черновик по ссылке'),
  description:
    'Any part of a quote; what is missing may come later. `draftVersion` is the one last seen: when another window has saved since, the draft ' +
    'is refused with `draft_conflict` and nothing is lost.',
  permission: 'visitor',
  scope: null,
  refuses: ['not_found', 'link_expired', 'link_revoked', 'conflict'],
  input: object({
    token: tokenField,
    draftVersion: Type.Optional(integer('Draft last seen; 0 before the first', { minimum: 0 })),
    ...contentFieldsByLink,
  }),
  output: object(
    { draftVersion: supplierQuote.fields.draftVersion, status: supplierQuote.fields.status, totals: quoteTotals },
    { title: 'Saved draft' },
  ),
  enter: enterByLink,

  async run(ctx, { token: _, draftVersion, ...input }, link: LinkHeld) {
    const answer = await holdAnswer(ctx, link);
    const known = answer.quote?.draftVersion ?? 0;
    if (draftVersion !== undefined && draftVersion !== known) throw draftConflict(known);
    const { quote, content } = await saveByLink(ctx, answer, contentOf(input) ?? {});
    await noteDraftSaved(ctx, answer.recipient.id);
    return { draftVersion: quote.draftVersion, status: quote.status, totals: content.totals };
  },
});

const draftConflict = (draftVersion: number) =>
  refuse(
    'conflict',
    words(
      'The draft has been saved in another window in the meantime.',
      'Черновик тем временем сохранён в другом окне.',
    ),
    {
      rule: 'draft_conflict',
      draftVersion,
    },
  );
