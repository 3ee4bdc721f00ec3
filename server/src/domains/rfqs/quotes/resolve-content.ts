import type { Requisition } from '../../../../../nouns/requisition.ts';
import type { SupplierRfq } from '../../../../../nouns/supplier-rfq.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { invalid } from '../../../kernel/problems/errors.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import type { AskedLine } from './asked-lines.ts';
import { totalsOf } from './line-amounts.ts';
import type { ContentInput, LineInput } from './quote-version.ts';
import { offeredFields, type QuoteContent } from './quote-version.ts';
import { percentFaults, resolveLines } from './resolve-lines.ts';

/** What a quote answers, and who gives it. */
export interface QuoteFrame {
  rfq: SupplierRfq | null;
  requisition: Requisition | null;
  supplierId: string;
  asked: readonly AskedLine[];
}

/**
 * A version as it will stand: what was given, over what was there. Lines that name what was not asked for are refused here; whether
 * it is complete is checked when it is submitted.
 */
export async function resolveContent(
  ctx: ReadContext,
  { rfq, requisition, supplierId, asked }: QuoteFrame,
  before: QuoteContent | null,
  { lines, ...given }: ContentInput,
): Promise<QuoteContent> {
  const { currency, vatDefaults } = await regionalOf(ctx);
  const start = before ?? {
    ...blank,
    currency: rfq?.currency ?? requisition?.currency ?? currency,
    vatMode: rfq?.vatMode ?? vatDefaults.mode,
  };
  const terms = { ...start, ...given };
  const inputs = lines ?? (before?.lines ?? []).map(asInput);
  const resolved = resolveLines(inputs, asked, { ...terms, supplierId, vatRate: vatDefaults.rate });
  const errors = [...percentFaults('/prepaymentPercent', terms.prepaymentPercent), ...resolved.errors];
  if (errors.length > 0) throw invalid(errors);
  return { ...terms, lines: resolved.lines, totals: totalsOf(resolved.lines, terms.statedTotal, terms.currency) };
}

const blank = {
  documentDate: null,
  validUntil: null,
  deliveryDays: null,
  deliveryTerms: null,
  paymentTerms: null,
  prepaymentPercent: null,
  extraCosts: [],
  supplierComment: null,
  statedTotal: null,
};

/** A line that was written before, as its writer would give it again. */
const asInput = (line: QuoteContent['lines'][number]): LineInput =>
  Object.fromEntries(Object.keys(offeredFields).map((name) => [name, line[name as keyof LineInput]]));
