import { createHash } from 'node:crypto';
import type { TransferDocument } from '../../../../../nouns/transfer-document.ts';
import type { TransferPreview } from '../../../../../nouns/transfer-preview.ts';
import { canonicalJson } from '../../../kernel/intake/canonical-json.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import type { InvoiceAlike } from '../../billing/invoices-alike.ts';
import { payableInvoices } from '../../billing/payable-invoices.ts';
import { companySettings } from '../../company/company-settings.ts';
import { type WholeDocument } from '../transfer-document.ts';
import { checkBuyer } from './check-buyer.ts';
import { findSeller } from './find-seller.ts';
import type { Known } from './match-lines.ts';
import { previewLines } from './preview-lines.ts';
import { invoiceKnown, knownInvoiceDiffers, type Remark, sentBefore } from './remarks.ts';
import { alikeTo, knownFor, nothingKnown, sellersOf, sentUnderSameName } from './what-is-known.ts';

/** Said by the reader, and in the way of any invoice. */
const blocking = new Set(['currency_unknown', 'vat_rate_unknown']);

const nobody: Known = { ...nothingKnown, supplierId: null };

/** A document as it would be applied now: everything that is known is looked up anew. */
export async function previewDocument(ctx: ReadContext, whole: WholeDocument): Promise<TransferPreview> {
  const { record } = whole;
  const { payees, named } = await sellersOf(ctx, record);
  const { seller, others, remarks: aboutSeller } = findSeller(record.seller, payees, named);
  const [company, known, alike, sameName, applied] = await Promise.all([
    companySettings(ctx),
    seller ? knownFor(ctx, whole, seller) : nobody,
    seller ? alikeTo(ctx, record, seller) : [],
    sentUnderSameName(ctx, record),
    record.invoiceId === null ? [] : payableInvoices(ctx.db, [record.invoiceId]),
  ]);
  const { buyerIsUs, remarks: aboutBuyer } = checkBuyer(record.buyer, company);
  const { lines, remarks: aboutLines } = previewLines(whole, known);
  const remarks: Remark[] = [
    ...whole.remarks.map(({ review, ...one }) => ({
      ...one,
      severity: blocking.has(one.code) ? ('block' as const) : review ? ('review' as const) : ('info' as const),
    })),
    ...(record.status === 'applied' ? [] : [...aboutSeller, ...aboutBuyer]),
    ...(sameName === null ? [] : [sentBefore(sameName)]),
    ...aboutInvoices(record, alike),
    ...aboutLines,
  ];
  const attachesTo = alike.find(({ by }) => by === 'number')?.invoiceId ?? null;
  const shown = {
    supplier: seller && partyOf(seller),
    suppliers: others.map(partyOf),
    buyerIsUs,
    lines,
    readiness: readinessOf(remarks),
    attachesTo,
    invoicesAlike: alike.map((one) => ({ ...one, gross: new Exact(one.gross).toFixed(2) })),
  };
  const seen = { ...shown, remarks: remarks.map(({ code, line, severity }) => [code, line, severity]) };
  return {
    ...record,
    ...shown,
    invoiceNumber: applied[0]?.number ?? null,
    remarks: remarks.map(({ detail, ...one }) => ({ ...one, message: detail[ctx.language] })),
    preview: createHash('sha256').update(canonicalJson(seen)).digest('hex').slice(0, 32),
  };
}

interface Party {
  counterpartyId: string;
  name: string;
  inn: string | null;
  kpp: string | null;
}

const partyOf = ({ counterpartyId, name, inn, kpp }: Party): Party => ({ counterpartyId, name, inn, kpp });

const readinessOf = (remarks: readonly Remark[]): TransferPreview['readiness'] =>
  remarks.some(({ severity }) => severity === 'block')
    ? 'blocked'
    : remarks.some(({ severity }) => severity === 'review')
      ? 'needs_review'
      : 'ready';

/** The one it is attached to, or else those that it may double. */
function aboutInvoices({ totals, currency }: TransferDocument, alike: readonly InvoiceAlike[]): Remark[] {
  const same = alike.find(({ by }) => by === 'number');
  if (!same) return alike.map((one) => invoiceKnown(nameOf(one), one.by));
  const ours = `${new Exact(same.gross).toFixed(2)} ${same.currency}`;
  const theirs = `${totals.gross} ${currency ?? ''}`.trim();
  return [
    invoiceKnown(nameOf(same), 'number'),
    ...(ours === theirs ? [] : [knownInvoiceDiffers(nameOf(same), ours, theirs)]),
  ];
}

/** By both its numbers, as people of either side call it. */
const nameOf = ({ number, externalNumber }: InvoiceAlike) =>
  externalNumber === null ? number : `${externalNumber} (${number})`;
