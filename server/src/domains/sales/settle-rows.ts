import type { SalesInvoice } from '../../../../nouns/sales-invoice.ts';
import type { SalesInvoiceRow } from '../../../../nouns/sales-invoice-row.ts';
import { type Actor, lacksPermission, maySee } from '../../kernel/access/actor.ts';
import { type FieldError, invalid } from '../../kernel/problems/errors.ts';
import { amountFaults } from '../../kernel/values/amount-faults.ts';
import { Exact } from '../../kernel/values/decimal.ts';
import { lineAmounts } from '../../kernel/values/money.ts';
import { quantityFaults } from '../../kernel/values/quantity-faults.ts';
import { pieces } from '../../kernel/values/units.ts';
import { uuidv7 } from '../../kernel/values/uuid.ts';
import { type VatRate, vatRateFaults } from '../../kernel/values/vat.ts';
import { type ItemReference, referenceFaults } from '../catalog/item-references.ts';
import { scaleOf } from '../requisitions/sums-of.ts';
import * as fault from './faults.ts';
import type { RowInput } from './sales-invoice.input.ts';

/** What rows are read against. */
export interface Known {
  actor: Actor;
  terms: Pick<SalesInvoice, 'currency' | 'vatMode'>;
  before: readonly SalesInvoiceRow[];
  items: ReadonlyMap<string, ItemReference>;
  usualRate: VatRate;
  /** The day whose VAT is charged; null for rows that nobody sent. */
  day: string | null;
}

const uncaptured = { lineCostAmount: null, grossProfitAmount: null, grossMarginPercent: null, costIsEstimated: null };

/** Rows with their amounts. The errors of all rows are reported together. */
export function settleRows(given: readonly RowInput[], known: Known): SalesInvoiceRow[] {
  const errors: FieldError[] = [];
  const rows = given.map((whole, place) => {
    const kept = known.before.find(({ id }) => id === whole.id);
    const input = withHidden(known.actor, whole, kept);
    const row = standing(input, place, known);
    const isTwice = whole.id !== undefined && given.findIndex(({ id }) => id === whole.id) < place;
    errors.push(...fault.inRow(place, [...(isTwice ? [fault.twice] : []), ...faultsOf(row, input, kept, known)]));
    return row;
  });
  if (errors.length > 0) throw invalid(errors);
  return rows;
}

/** What a person may not see of a row that is there stays as it is, and is not written over. */
function withHidden(actor: Actor, input: RowInput, kept: SalesInvoiceRow | undefined): RowInput {
  if (!kept || maySee(actor, 'margins.read')) return input;
  if (input.unitCost !== undefined && input.unitCost !== null) throw lacksPermission('margins.read');
  return { ...input, unitCost: kept.unitCost };
}

function standing(input: RowInput, place: number, { terms, items, usualRate }: Known): SalesInvoiceRow {
  const item = items.get(input.catalogItemId ?? '');
  const priced = {
    quantity: input.quantity,
    unitPrice: input.unitPrice,
    discountPercent: input.discountPercent ?? '0',
    vatRate: input.vatRate ?? (terms.vatMode === 'none' ? ('none' as const) : usualRate),
  };
  return {
    id: input.id ?? uuidv7(),
    position: place + 1,
    catalogItemId: input.catalogItemId ?? null,
    name: input.name ?? item?.name ?? '',
    sku: input.sku === undefined ? (item?.sku ?? null) : input.sku,
    uom: (input.uom ?? item?.baseUom ?? pieces) as SalesInvoiceRow['uom'],
    ...priced,
    ...lineAmounts({ ...priced, price: priced.unitPrice, vatMode: terms.vatMode, scale: scaleOf(terms.currency) }),
    groupKey: input.groupKey ?? null,
    groupLabel: input.groupLabel ?? null,
    unitCost: input.unitCost ?? null,
    ...uncaptured,
  };
}

const faultsOf = (
  row: SalesInvoiceRow,
  input: RowInput,
  kept: SalesInvoiceRow | undefined,
  { items, terms, day }: Known,
): FieldError[] => [
  ...(input.id && !kept ? [fault.unknownRow] : []),
  ...(row.catalogItemId !== null && row.catalogItemId !== kept?.catalogItemId
    ? referenceFaults(items.get(row.catalogItemId))
    : []),
  ...(row.name === '' ? [fault.nameless] : []),
  ...quantityFaults(row.quantity, '/quantity', row.uom),
  ...discountFaults(row.discountPercent),
  ...(terms.vatMode === 'none' && row.vatRate !== 'none' ? [fault.vatWhereNone] : []),
  ...(day === null ? [] : vatRateFaults(row.vatRate, day)),
  ...(new Exact(row.grossAmount).gte(most) ? [fault.tooLarge] : []),
];

/** To the fourth digit after the point, as much as is kept. */
const discountFaults = (percent: string) =>
  new Exact(percent).gt(100) ? [fault.tooMuchDiscount] : amountFaults('/discountPercent', percent, 4);

/** So that two thousand of them still make a sum that is kept. */
const most = '100000000000';
