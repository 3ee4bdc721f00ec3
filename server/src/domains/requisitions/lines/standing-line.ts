import type { RequisitionLine } from '../../../../../nouns/requisition-line.ts';
import type { FieldError } from '../../../kernel/problems/errors.ts';
import { pieces } from '../../../kernel/values/units.ts';
import type { ItemReference } from '../../catalog/item-references.ts';
import { toBase, unitFault } from '../../catalog/units/to-base.ts';
import type { FxTo } from '../../company/fx-to.ts';
import type { LineInput } from '../requisition-line.ts';
import { plannedAmountOf } from '../sums-of.ts';

/** A line as it will stand: one that is there with its changes, or a new one. */
export interface WantedLine {
  id: string;
  before: RequisitionLine | null;
  line: Omit<RequisitionLine, 'id' | 'position' | 'supplyCoverage' | 'version' | 'createdAt' | 'updatedAt'>;
}

/** The header its lines are counted by. */
export interface Header {
  id: string;
  currency: string;
  dueDate: string | null;
}

/** What was looked up for all lines at once. */
export interface Known {
  header: Header;
  items: ReadonlyMap<string, ItemReference>;
  fx: FxTo;
  today: string;
  /** Rates are taken anew, for the requisition is counted in another currency now. */
  isRecounted: boolean;
}

/** What is said of a line besides what its writer says: whether it is to stand, why not, and where its quantity comes from. */
export type Standing = Partial<Pick<RequisitionLine, 'status' | 'cancelReason' | 'reorder'>>;

/** What the line will say, before its unit is counted. */
export function standing(
  before: RequisitionLine | null,
  input: LineInput & Standing,
  { header, items, fx, isRecounted }: Known,
): WantedLine['line'] {
  const item = input.catalogItemId === before?.catalogItemId ? undefined : items.get(input.catalogItemId ?? '');
  const currency = input.currency ?? before?.currency ?? header.currency;
  const kept = before ?? blank;
  const line = {
    ...kept,
    ...(item && { name: item.name, sku: item.sku, itemType: item.type, uom: item.baseUom as RequisitionLine['uom'] }),
    ...withoutUndefined(input),
    procurementId: header.id,
    currency,
    // A rate is frozen with the line that was written by it.
    fxRate: before && before.currency === currency && !isRecounted ? before.fxRate : fx(currency),
    cancelReason: reasonOf(before, input),
  };
  return { ...line, plannedAmount: plannedAmountOf(line, header.currency) };
}

/** A reason stays with the line it cancelled, and goes when the line is brought back. */
function reasonOf(before: RequisitionLine | null, { status = before?.status, cancelReason }: Standing): string | null {
  if (status !== 'cancelled') return null;
  return (before?.status === 'cancelled' ? before.cancelReason : cancelReason) ?? null;
}

const blank = {
  procurementId: '',
  catalogItemId: null,
  sku: null,
  name: '',
  itemType: 'product' as const,
  quantity: '0',
  uom: pieces as RequisitionLine['uom'],
  factorToBase: '1',
  plannedPrice: null,
  actualAmount: null,
  vatRate: null,
  requiredAt: null,
  sourceSectionName: null,
  workType: null,
  needGroupKey: null,
  specification: null,
  manufacturer: null,
  brand: null,
  analogsAllowed: false,
  status: 'active' as const,
  cancelReason: null,
  invoicedQuantity: '0',
  receivedQuantity: '0',
  rejectedQuantity: '0',
  returnedQuantity: '0',
  closedShortQuantity: '0',
  reservedQuantity: '0',
  fromStockQuantity: '0',
  reorder: null,
  productFields: {},
  customFields: {},
  sourceRef: null,
};

const withoutUndefined = <Input extends object>(input: Input): Input =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Input;

/** The factor to the item's base unit, frozen with the line while its item and unit stay. */
export function inBase(
  line: WantedLine['line'],
  before: RequisitionLine | null,
  { items }: Known,
  at: string,
  errors: FieldError[],
) {
  const isFrozen = before !== null && before.uom === line.uom && before.catalogItemId === line.catalogItemId;
  const item = isFrozen ? undefined : items.get(line.catalogItemId ?? '');
  try {
    const { factor } = toBase(line.quantity, line.uom, item ?? { baseUom: line.uom, uomConversions: [] });
    return { factorToBase: isFrozen ? before.factorToBase : factor };
  } catch (error) {
    errors.push(unitFault(error, at));
    return {};
  }
}
