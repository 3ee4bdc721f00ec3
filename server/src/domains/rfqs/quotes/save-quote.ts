import type { SupplierQuote } from '../../../../../nouns/supplier-quote.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { refuse, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { yearlyNumber } from '../../company/yearly-number.ts';
import type { ContentInput, QuoteContent } from './quote-version.ts';
import { standingVersions } from './read-versions.ts';
import { refuseSame } from './refuse-same.ts';
import { type QuoteFrame, resolveContent } from './resolve-content.ts';
import { type Submission, submitVersion } from './submit-version.ts';
import { type QuoteNotes, supplierQuote, supplierQuotes } from './supplier-quote.ts';
import { contentHeader, writeDraft } from './write-draft.ts';
import { writeVersion } from './write-version.ts';

/** Where a new quote comes from. */
export interface QuoteOrigin extends Pick<SupplierQuote, 'counterpartyId' | 'recipientId' | 'source'> {
  notes?: QuoteNotes;
}

interface Saving {
  /** What a quote answers. It and the quote are locked. */
  frame: QuoteFrame;
  /** The quote as it stands; null where there is none yet. */
  quote: SupplierQuote | null;
  /** Of a quote that is new. */
  origin: QuoteOrigin;
  given: ContentInput;
  /** By whom it is submitted; left out, a draft is saved. */
  submission?: Submission;
}

/** Saves what a supplier offers, over what was said before: as a draft, or as a version that applies at once. */
export async function saveQuote(ctx: WriteContext, { frame, quote, origin, given, submission }: Saving) {
  const versions = quote && (await standingVersions(ctx.db, quote.id));
  const content = await resolveContent(ctx, frame, versions?.draft ?? versions?.current ?? null, given);
  if (submission) {
    const draft = quote ?? (await addQuote(ctx, frame, origin, content));
    return { content, quote: await submitVersion(ctx, frame, draft, content, submission) };
  }
  // Drafts saved by a link are counted from the first on, so that no window of the supplier overwrites another.
  const drafts = origin.source === 'supplier_link' ? 1 : 0;
  if (!quote) return { content, quote: await addQuote(ctx, frame, origin, content, drafts) };
  const after = await writeDraft(ctx, frame, quote, content);
  ctx.record(supplierQuote.changed('updated', quote, after, { contentChanged: true }));
  return { content, quote: after };
}

/** A new quote with its draft. */
async function addQuote(
  ctx: WriteContext,
  frame: QuoteFrame,
  { notes = {}, ...origin }: QuoteOrigin,
  content: QuoteContent,
  draftVersion = 0,
): Promise<SupplierQuote> {
  await refuseDuplicate(ctx, frame);
  await refuseSame(ctx, frame, notes.externalNumber ?? null, content);
  const { rfq, requisition, supplierId } = frame;
  await supplierQuotes.insert(ctx, {
    ...origin,
    ...notes,
    ...contentHeader(content),
    rfqId: rfq?.id ?? null,
    procurementId: rfq ? rfq.procurementId : (requisition?.id ?? null),
    supplierId,
    draftVersion,
    number: await yearlyNumber(ctx, 'SQ', 'supplier-quote'),
  });
  await writeVersion(ctx, ctx.newId, { n: 0, rfqRevision: rfq?.revision ?? null }, content);
  const added = await supplierQuotes.byId(ctx.db, ctx.newId);
  ctx.record(supplierQuote.fact('created', added));
  return added;
}

/** A supplier has one standing quote for a request: what comes next is a version of it. */
async function refuseDuplicate({ db }: WriteContext, { rfq, supplierId }: QuoteFrame) {
  if (rfq === null) return;
  const held = await db.first<{ id: string }>(sql`
    select id from supplier_quotes
    where tenant_id = ${db.tenant} and rfq_id = ${rfq.id} and supplier_id = ${supplierId} and status <> 'withdrawn'`);
  if (!held) return;
  throw refuse(
    'conflict',
    words(
      'The supplier already has a quote for this request; change that one.',
      'У поставщика уже есть предложение по этому запросу: измените его.',
    ),
    { rule: 'duplicate_quote', existing: { entityType: supplierQuote.type, entityId: held.id } },
  );
}
