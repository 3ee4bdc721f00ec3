import type { SalesInvoice } from '../../../../nouns/sales-invoice.ts';
import type { SalesInvoiceRow } from '../../../../nouns/sales-invoice-row.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { invalid } from '../../kernel/problems/errors.ts';
import { dayIn } from '../../kernel/values/instant.ts';
import { holdItems, itemReferences } from '../catalog/item-references.ts';
import { rateFaults } from '../company/rate-faults.ts';
import { regionalOf } from '../company/regional-settings.ts';
import { scaleOf } from '../requisitions/sums-of.ts';
import { usualRateOf } from '../sellers/seller-refs.ts';
import { contractOf } from './contract-of.ts';
import type { RowInput, SalesInvoiceInput } from './sales-invoice.input.ts';
import { settleParties } from './settle-parties.ts';
import { settleRows } from './settle-rows.ts';
import { sumUp } from './sum-up.ts';

export interface Standing {
  invoice: SalesInvoice;
  rows: readonly SalesInvoiceRow[];
}

export type Settled = Awaited<ReturnType<typeof settleInvoice>>;

/** An invoice as it will stand, with its amounts: one that is there with its changes, or a new one. */
export async function settleInvoice(ctx: WriteContext, before: Standing | null, input: SalesInvoiceInput) {
  const { rows: given, ...header } = input;
  const was = before?.invoice ?? null;
  const regional = await regionalOf(ctx);
  const terms = {
    currency: input.currency ?? was?.currency ?? regional.currency,
    vatMode: input.vatMode ?? was?.vatMode ?? regional.vatDefaults.mode,
  };
  const { parties, customer } = await settleParties(ctx, was, input);
  const fxRate = keptRate(was, input, terms.currency);
  const rateErrors = terms.currency === regional.currency ? rateFaults(fxRate) : [];
  if (rateErrors.length > 0) throw invalid(rateErrors);
  const named = {
    contractId: input.contractId === undefined ? (was?.contractId ?? null) : input.contractId,
    ...{ customerId: parties.customerId, currency: terms.currency, fxRate },
  };
  const { contract, columns } = await contractOf(ctx, was, named);
  const kept = before?.rows ?? [];
  const wanted: readonly RowInput[] = given ?? kept.map((row) => underTerms(row, terms.vatMode));
  const rows = settleRows(wanted, {
    ...{ actor: ctx.actor, terms, before: kept, items: await itemsOf(ctx, wanted, kept) },
    usualRate: (await usualRateOf(ctx.db, parties.sellerProfileId)) ?? regional.vatDefaults.rate,
    day: given ? dayIn(regional.timezone) : null,
  });
  const values: Partial<SalesInvoice> = {
    ...{ ...header, ...terms, ...parties, fxRate },
    ...sumUp(rows, scaleOf(terms.currency)),
  };
  return { values, rows, customer, contract, columns };
}

/** A rate belongs to its currency, and goes with it unless it is given again. */
function keptRate(was: SalesInvoice | null, { fxRate }: SalesInvoiceInput, currency: string): string | null {
  if (fxRate !== undefined) return fxRate;
  return was?.currency === currency ? was.fxRate : null;
}

/** A row that nobody sent, under terms that may have changed. */
const underTerms = (
  { position: _, lineAmount: __, netAmount: ___, vatAmount: ____, grossAmount: _____, ...row }: SalesInvoiceRow,
  vatMode: SalesInvoice['vatMode'],
): RowInput => ({
  ...row,
  ...(vatMode === 'none' && { vatRate: 'none' as const }),
});

/** Items that rows name; those named anew are held. */
async function itemsOf(ctx: WriteContext, rows: readonly RowInput[], before: readonly SalesInvoiceRow[]) {
  const held = new Set(before.map(({ catalogItemId }) => catalogItemId));
  const ids = [...new Set(rows.flatMap(({ catalogItemId }) => catalogItemId ?? []))];
  await holdItems(ctx.db, { ids: ids.filter((id) => !held.has(id)) });
  return new Map((await itemReferences(ctx.db, { ids })).map((item) => [item.id, item]));
}
