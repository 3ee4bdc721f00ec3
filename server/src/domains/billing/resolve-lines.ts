import type { Invoice } from '../../../../nouns/invoice.ts';
import type { InvoiceLine } from '../../../../nouns/invoice-line.ts';
import type { RequisitionLine } from '../../../../nouns/requisition-line.ts';
import { type FieldError, invalid } from '../../kernel/problems/errors.ts';
import { Exact } from '../../kernel/values/decimal.ts';
import { lineAmounts } from '../../kernel/values/money.ts';
import { quantityFaults } from '../../kernel/values/quantity-faults.ts';
import { pieces } from '../../kernel/values/units.ts';
import { uuidv7 } from '../../kernel/values/uuid.ts';
import { type VatRate, vatRateFaults } from '../../kernel/values/vat.ts';
import { type ItemReference, referenceFaults } from '../catalog/item-references.ts';
import { factorToBase, toBase, unitFault } from '../catalog/units/to-base.ts';
import type { OrderedLine } from '../orders/invoicing/ordered-lines.ts';
import type { AcceptedAllocation } from '../requisitions/allocations/allocations-of.ts';
import { scaleOf } from '../requisitions/sums-of.ts';
import * as fault from './line-faults.ts';
import type { FilledLine } from './ordered/fill-lines.ts';

/** What lines are read against. */
interface Known {
  header: Pick<Invoice, 'supplierId' | 'currency' | 'vatMode' | 'procurementId'>;
  /** Lines that are there. */
  before: readonly InvoiceLine[];
  needed: ReadonlyMap<string, RequisitionLine>;
  orders: ReadonlyMap<string, OrderedLine>;
  allocations: readonly AcceptedAllocation[];
  items: ReadonlyMap<string, ItemReference>;
  /** The day whose VAT is charged, and whether another time's rate was given a reason. */
  day: string;
  anyRate: boolean;
  usualRate: VatRate;
}

/** Lines with their amounts, units and what they are for. The errors of all lines are reported together. */
export function resolveLines(given: readonly FilledLine[], known: Known): InvoiceLine[] {
  const errors: FieldError[] = [];
  const lines = given.map((input, place) => {
    const at = `/lines/${place}`;
    const report = (found: FieldError[]) => errors.push(...found.map((error) => ({ ...error, at: at + error.at })));
    const line = standing(input, place, known);
    report(faultsOf(input, line, known));
    try {
      return { ...line, ...inUnits(line, known), ...amountsOf(line, known.header) };
    } catch (error) {
      report([unitFault(error, '')]);
      return line;
    }
  });
  if (errors.length > 0) throw invalid(errors);
  return lines;
}

/** What the line will say, before its unit and its amounts are counted. */
function standing(input: FilledLine, place: number, known: Known): InvoiceLine {
  const { header, needed, items, usualRate } = known;
  const wanted = needed.get(input.procurementItemId ?? '');
  const catalogItemId = input.catalogItemId ?? wanted?.catalogItemId ?? null;
  const item = items.get(catalogItemId ?? '');
  const kept = known.before.find(({ id }) => id === input.id);
  const ordered = known.orders.get(input.orderLineId ?? '');
  const allocation = wanted && allocationFor(input, ordered, known);
  return {
    id: input.id ?? uuidv7(),
    position: place + 1,
    procurementItemId: input.procurementItemId ?? null,
    // What was accepted then stays named when it is accepted no more.
    allocationId: isKeptAllocation(input, kept) ? input.allocationId : (allocation?.id ?? null),
    orderLineId: input.orderLineId ?? null,
    orderId: input.orderLineId ? ((ordered ?? kept)?.orderId ?? null) : null,
    catalogItemId,
    name: input.name ?? wanted?.name ?? item?.name ?? '',
    quantity: input.quantity,
    uom: (input.uom ?? wanted?.uom ?? item?.baseUom ?? pieces) as InvoiceLine['uom'],
    factorToBase: '1',
    lineQuantity: null,
    price: input.price,
    discountPercent: input.discountPercent ?? '0',
    vatRate:
      input.vatRate ?? (header.vatMode === 'none' ? 'none' : (allocation?.vatRate ?? wanted?.vatRate ?? usualRate)),
    net: '0',
    vat: '0',
    gross: '0',
  };
}

const isKeptAllocation = (
  input: FilledLine,
  kept: InvoiceLine | undefined,
): input is FilledLine & { allocationId: string } =>
  typeof input.allocationId === 'string' && input.allocationId === kept?.allocationId;

/** The accepted quantity a line is for: the one named, by itself or by its order, or the supplier's own. */
function allocationFor(
  { procurementItemId, allocationId }: FilledLine,
  ordered: OrderedLine | undefined,
  { allocations, header }: Known,
) {
  const named = allocationId ?? ordered?.allocationId;
  const own = allocations.filter((one) => one.lineId === procurementItemId && one.supplierId === header.supplierId);
  return named ? own.find(({ id }) => id === named) : own[0];
}

function faultsOf(input: FilledLine, line: InvoiceLine, known: Known): FieldError[] {
  const kept = known.before.find(({ id }) => id === input.id);
  const wanted = known.needed.get(input.procurementItemId ?? '');
  const item = known.items.get(line.catalogItemId ?? '');
  const isNewLine = line.procurementItemId !== null && line.procurementItemId !== kept?.procurementItemId;
  const isNewItem = line.catalogItemId !== null && line.catalogItemId !== kept?.catalogItemId;
  return [
    ...(input.id && !kept ? [fault.unknownInvoiceLine] : []),
    ...(line.procurementItemId && !wanted ? [fault.unknownLine] : []),
    ...(wanted && isNewLine && wanted.status === 'cancelled' ? [fault.cancelledLine] : []),
    ...(wanted && known.header.procurementId && wanted.procurementId !== known.header.procurementId
      ? [fault.lineOfAnother]
      : []),
    ...(input.allocationId && line.allocationId !== input.allocationId ? [fault.unknownAllocation] : []),
    ...(isNewItem && input.catalogItemId ? referenceFaults(item) : []),
    ...(line.name === '' ? [fault.nameless] : []),
    ...quantityFaults(line.quantity, '/quantity'),
    ...(new Exact(line.discountPercent).gt(100) ? [fault.tooMuchDiscount] : []),
    ...(known.header.vatMode === 'none' && line.vatRate !== 'none' ? [fault.vatWhereNone] : []),
    ...(known.anyRate ? [] : vatRateFaults(line.vatRate as VatRate, known.day)),
  ];
}

/** The factor to the item's base unit, and the quantity in the unit of the requisition line, frozen with the line. */
function inUnits(line: InvoiceLine, { header, needed, items }: Known) {
  const wanted = needed.get(line.procurementItemId ?? '');
  const measured = items.get(line.catalogItemId ?? '') ?? { baseUom: wanted?.uom ?? line.uom, uomConversions: [] };
  const { factor, quantity } = toBase(line.quantity, line.uom, measured, header.supplierId);
  if (!wanted) return { factorToBase: factor, lineQuantity: null };
  const isSameItem = wanted.catalogItemId !== null && wanted.catalogItemId === line.catalogItemId;
  const perLine = isSameItem ? wanted.factorToBase : factorToBase(wanted.uom, measured, header.supplierId);
  return { factorToBase: factor, lineQuantity: new Exact(quantity).div(perLine).toDecimalPlaces(6).toFixed() };
}

function amountsOf(line: InvoiceLine, { vatMode, currency }: Known['header']) {
  const { netAmount, vatAmount, grossAmount } = lineAmounts({ ...line, vatMode, scale: scaleOf(currency) });
  return { net: netAmount, vat: vatAmount, gross: grossAmount };
}
