import type { Contract } from '../../../../nouns/contract.ts';
import type { Invoice } from '../../../../nouns/invoice.ts';
import type { InvoiceLine } from '../../../../nouns/invoice-line.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { dayIn } from '../../kernel/values/instant.ts';
import { holdItems, itemReferences } from '../catalog/item-references.ts';
import { regionalOf } from '../company/regional-settings.ts';
import { orderedLines } from '../orders/invoicing/ordered-lines.ts';
import { allocationsOfLines } from '../requisitions/allocations/allocations-of.ts';
import { contractFor } from './contract-for.ts';
import { correctedDay } from './corrected-day.ts';
import { fxRateFor } from './fx-rate-for.ts';
import { holdRequisitions, type Needed } from './hold-requisitions.ts';
import type { InvoiceInput } from './invoice.input.ts';
import { askedLines } from './ordered/asked-lines.ts';
import { fillLines } from './ordered/fill-lines.ts';
import { payeeFor } from './payee-for.ts';
import { refuseDuplicate } from './refuse-duplicate.ts';
import { refuseSalesKind } from './refuse-sales-kind.ts';
import { requestFor } from './requests/request-for.ts';
import { resolveLines } from './resolve-lines.ts';
import { totalsFor } from './totals-for.ts';
import { usualRate } from './usual-rate.ts';

interface Standing {
  invoice: Invoice;
  lines: readonly InvoiceLine[];
}

export interface Resolved {
  /** Columns that follow from several fields at once. */
  row: Record<string, unknown>;
  lines: InvoiceLine[];
  needed: Needed;
  payee: { supplierId: string; counterpartyId: string; added: boolean };
  /** The contract it names, locked after the requisitions. */
  contract: Contract | null;
}

/** An invoice as it will stand: one that is there with its changes, or a new one. Its requisitions are locked from here on. */
export async function resolveInvoice(
  ctx: WriteContext,
  id: string,
  before: Standing | null,
  input: InvoiceInput,
): Promise<Resolved> {
  const was = before?.invoice;
  const regional = await regionalOf(ctx);
  const today = dayIn(regional.timezone);
  const asked = await askedLines(ctx.db, before?.lines ?? [], input);
  const isNamed = was || input.counterpartyId !== undefined;
  const payee = await payeeFor(ctx, was, { ...(!isNamed && { supplierId: asked.supplierId }), ...input });
  const requestId = input.invoiceRequestId === undefined ? (was?.invoiceRequestId ?? null) : input.invoiceRequestId;
  const request = requestId === null ? null : await requestFor(ctx, requestId, payee.supplierId, was?.invoiceRequestId);
  const given = asked.lines;
  const named = {
    procurementId:
      input.procurementId === undefined ? (was?.procurementId ?? request?.procurementId ?? null) : input.procurementId,
    lineIds: idsOf(given),
  };
  const needed = await holdRequisitions(ctx, named, {
    procurementId: was?.procurementId ?? null,
    lineIds: idsOf(before?.lines ?? []),
  });
  const kept = new Set(before?.lines.map(({ catalogItemId }) => catalogItemId));
  const fresh = given.flatMap(({ catalogItemId }) => catalogItemId ?? []).filter((one) => !kept.has(one));
  const itemIds = [...given, ...needed.lines.values()].flatMap(({ catalogItemId }) => catalogItemId ?? []);
  const [, allocations, items, corrected, ordered] = await Promise.all([
    holdItems(ctx.db, { ids: fresh }),
    allocationsOfLines(ctx.db, named.lineIds),
    itemReferences(ctx.db, { ids: [...new Set(itemIds)] }),
    correctedDay(ctx.db, input.correctionOf === undefined ? (was?.correctionOf ?? null) : input.correctionOf),
    orderedLines(
      ctx.db,
      given.flatMap(({ orderLineId }) => orderLineId ?? []),
    ),
  ]);

  const offered = ordered[0] ?? allocations.find(({ supplierId }) => supplierId === payee.supplierId);
  const currency =
    input.currency ?? was?.currency ?? offered?.currency ?? needed.held[0]?.currency ?? regional.currency;
  const vatMode = input.vatMode ?? was?.vatMode ?? offered?.vatMode ?? regional.vatDefaults.mode;
  const externalDate = input.externalDate === undefined ? (was?.externalDate ?? null) : input.externalDate;
  const supplyDate = input.supplyDate === undefined ? (was?.supplyDate ?? null) : input.supplyDate;
  const day = corrected ?? supplyDate ?? externalDate ?? today;
  const reason =
    input.vatRateOverrideReason === undefined ? (was?.vatRateOverrideReason ?? null) : input.vatRateOverrideReason;
  const header = { supplierId: payee.supplierId, currency, vatMode, procurementId: named.procurementId };
  const orders = new Map(ordered.map((line) => [line.id, line]));
  const filled = fillLines(given, { header, orders, before, isRest: asked.isRest });
  const lines = resolveLines(filled, {
    header,
    before: before?.lines ?? [],
    needed: needed.lines,
    orders,
    allocations,
    items: new Map(items.map((item) => [item.id, item])),
    day,
    anyRate: reason !== null,
    usualRate: await usualRate(ctx, payee.counterpartyId, day),
  });
  const totals = totalsFor(lines, input, was, header);
  const year = Number((externalDate ?? was?.createdAt ?? today).slice(0, 4));
  const duplicateReason = await refuseDuplicate(ctx, {
    id,
    counterpartyId: payee.counterpartyId,
    externalNumber: input.externalNumber === undefined ? (was?.externalNumber ?? null) : input.externalNumber,
    year,
    duplicateReason: input.duplicateReason ?? was?.duplicateReason ?? null,
  });
  const date = externalDate ?? today;
  const fxRate = await fxRateFor(ctx, input, was, { currency, date });
  const contractId = input.contractId === undefined ? (was?.contractId ?? null) : input.contractId;
  const { counterpartyId } = payee;
  const { contract, columns } = await contractFor(ctx, was, { contractId, counterpartyId, currency, fxRate, date });
  if (contract && contract.id !== was?.contractId) refuseSalesKind(contract);
  return {
    row: {
      counterparty_id: payee.counterpartyId,
      supplier_id: payee.supplierId,
      requisition_id: named.procurementId ?? onlyOne(needed, lines),
      currency,
      fx_rate: fxRate,
      vat_mode: vatMode,
      external_year: year,
      duplicate_reason: duplicateReason,
      ...totals,
      ...columns,
    },
    lines,
    needed,
    payee,
    contract,
  };
}

const idsOf = (lines: ReadonlyArray<{ procurementItemId?: string | null }>) => [
  ...new Set(lines.flatMap(({ procurementItemId }) => procurementItemId ?? [])),
];

/** The requisition of all lines that name one, where it is one and the same. */
function onlyOne({ lines: needed }: Needed, lines: readonly InvoiceLine[]): string | null {
  const ids = new Set(lines.flatMap((line) => needed.get(line.procurementItemId ?? '')?.procurementId ?? []));
  return ids.size === 1 ? ([...ids][0] as string) : null;
}
