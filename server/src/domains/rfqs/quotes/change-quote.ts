import Type, { type Static } from 'typebox';
import { isRevisable } from '../../../../../nouns/quote-flow.ts';
import type { SupplierQuote } from '../../../../../nouns/supplier-quote.ts';
import { choice, flag, longText, object } from '../../../kernel/fields.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { invalidField, refuse, words } from '../../../kernel/problems/errors.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { reviveLinks } from '../links/change-links.ts';
import { changeStatus } from './change-status.ts';
import { frameOf, type HeldQuote } from './hold-quote.ts';
import type { QuoteContent } from './quote-version.ts';
import { type ContentInput, contentFields, contentOf } from './quote-version.ts';
import { standingVersions } from './read-versions.ts';
import { resolveContent } from './resolve-content.ts';
import { notesOf, type QuoteNotes, supplierQuote } from './supplier-quote.ts';
import { writeDraft } from './write-draft.ts';
import { writeQuote } from './write-quote.ts';
import { dropDraft } from './write-version.ts';

export const changeFields = {
  ...supplierQuote.change,
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
  const given = contentOf(input);
  const after = await edited(ctx, held, notesChanged(quote, input), given, input.revising);
  if (after) ctx.record(supplierQuote.changed('updated', quote, after, given ? { contentChanged: true } : {}));
  const standing = after ?? quote;
  if (input.status === undefined || input.status === standing.status) {
    if (!after) ctx.nothingChanged();
    return after !== undefined;
  }
  await changeStatus(ctx, { ...held, quote: standing }, input.status, input.reason);
  return true;
}

function notesChanged(quote: SupplierQuote, input: Static<typeof changes>): QuoteNotes {
  const { internalScore } = input;
  if (internalScore && new Exact(internalScore).gt(10))
    throw invalidField('/internalScore', 'maximum', words('must be at most 10', 'не больше 10'), { limit: 10 });
  return Object.fromEntries(
    Object.entries(notesOf(input)).filter(([name, value]) => value !== quote[name as keyof QuoteNotes]),
  );
}

/** The quote with its notes, and with its draft written or dropped; undefined where nothing differs. */
async function edited(
  ctx: WriteContext,
  held: HeldQuote,
  notes: QuoteNotes,
  given: ContentInput | null,
  revising: boolean | undefined,
): Promise<SupplierQuote | undefined> {
  const { quote } = held;
  if (revising === false && quote.revising) {
    if (given) throw droppedAndGiven();
    await dropDraft(ctx, quote.id);
    return writeQuote(ctx, quote, { ...notes, revising: false });
  }
  const draft = await draftOf(ctx, held, given, revising === true && !quote.revising && quote.status !== 'draft');
  if (draft) return writeDraft(ctx, draft.frame, quote, draft.content, notes);
  return Object.keys(notes).length > 0 ? writeQuote(ctx, quote, notes) : undefined;
}

/** What the draft will say; nothing where it stays as it is. A version that `begins` says what applies until it is changed. */
async function draftOf(ctx: WriteContext, held: HeldQuote, given: ContentInput | null, begins: boolean) {
  const { quote, rfq } = held;
  if (!given && !begins) return null;
  if (quote.status !== 'draft' && !quote.revising && !begins) throw immutable();
  if (begins && !isRevisable(quote.status)) throw notRevisable(quote);
  const versions = await standingVersions(ctx.db, quote.id);
  const before = versions.draft ?? versions.current;
  const frame = await frameOf(ctx, held);
  const content = await resolveContent(ctx, frame, before, given ?? {});
  if (!begins && before !== null && isSame(before, content)) return null;
  if (begins && rfq && quote.recipientId) await reviveLinks(ctx, rfq.id, [quote.recipientId]);
  return { frame, content };
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

const droppedAndGiven = () =>
  invalidField(
    '/revising',
    'mismatch',
    words('drops the draft that is given', 'черновик нельзя менять и удалять сразу'),
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
