import Type, { type Static } from 'typebox';
import { choice, flag, longText, object } from '../../../kernel/fields.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { invalidField, refuse, words } from '../../../kernel/problems/errors.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { reviveLinks } from '../links/change-links.ts';
import { headerOf } from './add-quote.ts';
import { changeStatus } from './change-status.ts';
import { frameOf, type HeldQuote } from './hold-quote.ts';
import { type ContentInput, contentFields, contentOf } from './quote-content.input.ts';
import { isRevisable } from './quote-flow.ts';
import type { QuoteContent } from './quote-version.ts';
import { standingVersions } from './read-versions.ts';
import { resolveContent } from './resolve-content.ts';
import { headerFields, headerRow } from './supplier-quote.input.ts';
import { type SupplierQuote, supplierQuote } from './supplier-quote.ts';
import { writeQuote } from './write-quote.ts';
import { dropDraft, writeVersion } from './write-version.ts';

export const changeFields = {
  ...headerFields,
  ...contentFields,
  revising: Type.Optional(flag('true begins a next version, false drops it')),
  status: Type.Optional(
    choice(['submitted', 'rejected', 'withdrawn'], 'Reject it, restore what was rejected, or withdraw it'),
  ),
  reason: Type.Optional(longText(1_000, 'Why', { examples: ['дороже остальных'] })),
};

const changes = object(changeFields);

/** Changes a held quote: what buyers note of it, the content of a draft, or its status. Answers whether anything changed. */
export async function changeQuote(ctx: WriteContext, held: HeldQuote, input: Static<typeof changes>): Promise<boolean> {
  const { quote } = held;
  ctx.expectVersion(quote.version);
  const row = changedOf(quote, input);
  const content = contentOf(input);
  const drafted = await draft(ctx, held, content, input.revising);
  const columns = { ...row, ...drafted };
  const edited = Object.keys(columns).length > 0;
  const after = edited ? await writeQuote(ctx, quote, columns) : quote;
  if (edited) ctx.record(supplierQuote.changed('updated', quote, after, content ? { contentChanged: true } : {}));
  if (input.status === undefined || input.status === after.status) {
    if (!edited) ctx.nothingChanged();
    return edited;
  }
  await changeStatus(ctx, { ...held, quote: after }, input.status, input.reason);
  return true;
}

function changedOf(quote: SupplierQuote, input: Static<typeof changes>) {
  const { internalScore } = input;
  if (internalScore && new Exact(internalScore).gt(10))
    throw invalidField('/internalScore', 'maximum', words('must be at most 10', 'не больше 10'), { limit: 10 });
  const differs = (field: 'externalNumber' | 'comment' | 'internalScore') =>
    input[field] !== undefined && input[field] !== quote[field];
  return headerRow({
    ...(differs('externalNumber') && { externalNumber: input.externalNumber }),
    ...(differs('comment') && { comment: input.comment }),
    ...(differs('internalScore') && { internalScore }),
  });
}

/** Writes the draft that was given, and answers the columns of the header that follow from it. */
async function draft(
  ctx: WriteContext,
  held: HeldQuote,
  given: ContentInput | null,
  revising: boolean | undefined,
): Promise<Record<string, unknown>> {
  const { quote, rfq } = held;
  if (revising === false && quote.revising) {
    if (given)
      throw invalidField(
        '/revising',
        'mismatch',
        words('drops the draft that is given', 'черновик нельзя менять и удалять сразу'),
      );
    await dropDraft(ctx, quote.id);
    return { revising: false };
  }
  const begins = revising === true && !quote.revising && quote.status !== 'draft';
  if (!given && !begins) return {};
  if (quote.status !== 'draft' && !quote.revising && !begins) throw immutable();
  if (begins && !isRevisable(quote.status)) throw notRevisable(quote);
  const versions = await standingVersions(ctx.db, quote.id);
  const before = versions.draft ?? versions.current;
  const content = await resolveContent(ctx, await frameOf(ctx, held), before, given ?? {});
  if (!begins && before !== null && isSame(before, content)) return {};
  await writeVersion(ctx, quote.id, { n: 0, rfqRevision: rfq?.revision ?? null }, content);
  const saved = { draft_version: quote.draftVersion + 1 };
  if (begins && rfq && quote.recipientId) await reviveLinks(ctx, rfq.id, [quote.recipientId]);
  if (quote.status === 'draft') return { ...saved, ...headerOf(content) };
  return { ...saved, revising: true };
}

const isSame = (before: QuoteContent, after: QuoteContent) =>
  JSON.stringify(comparable(before)) === JSON.stringify(comparable(after));

/** Identifiers and the order of keys say nothing. */
const comparable = (content: QuoteContent): unknown =>
  JSON.parse(
    JSON.stringify(content, (key, value) => {
      if (
        key === 'id' ||
        key === 'n' ||
        key === 'at' ||
        key === 'quoteId' ||
        key === 'rfqRevision' ||
        key === 'submittedBy'
      )
        return undefined;
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
      return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
    }),
  );

const immutable = () =>
  refuse(
    'conflict',
    words(
      'A submitted version cannot be changed: send `revising` and change the next version.',
      'Отправленное предложение не меняется: укажите revising и измените следующую версию.',
    ),
    {
      rule: 'quote_immutable',
      hint: { revising: true },
    },
  );

const notRevisable = ({ status }: SupplierQuote) =>
  refuse('conflict', words('This quote is closed.', 'Предложение уже завершено.'), {
    rule: 'quote_ended',
    quoteStatus: status,
  });
