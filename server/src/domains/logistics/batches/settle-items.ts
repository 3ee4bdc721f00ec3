import type { DeliveryBatchItem } from '../../../../../nouns/delivery-batch-item.ts';
import type { FieldError } from '../../../kernel/problems/errors.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { pieces } from '../../../kernel/values/units.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { factorToBase, unitFault } from '../../catalog/units/to-base.ts';
import type { ItemInput } from './delivery-batch.input.ts';
import { itemFaults } from './item-faults.ts';
import type { Known } from './known-of.ts';

/** What the items of one batch are read against, besides what is known of all. */
interface Of {
  procurementId: string | null;
  supplierId: string | null;
  before: readonly DeliveryBatchItem[];
  /** Where the items stand in the body. */
  at: string;
}

/** Items as they will stand, with what is wrong with any of them. */
export function settleItems(given: readonly ItemInput[], known: Known, of: Of) {
  const errors: FieldError[] = [];
  const items = given.map((input, place) => {
    const at = `${of.at}/${place}`;
    const kept = of.before.find(({ id }) => id === input.id);
    const item = standing(input, kept, place, known, of);
    const { factor, faults } = factorOf(item, known, at);
    const isTwice = input.id !== undefined && given.findIndex(({ id }) => id === input.id) < place;
    errors.push(...faults, ...itemFaults(item, { input, kept, known, of, at, isTwice }));
    return measured({ ...item, factorToBase: factor }, input, kept, known);
  });
  return { items, errors };
}

function standing(
  input: ItemInput,
  kept: DeliveryBatchItem | undefined,
  place: number,
  known: Known,
  { supplierId }: Of,
): DeliveryBatchItem {
  const line = known.lines.get(input.procurementItemId ?? '');
  const catalogItemId = input.catalogItemId === undefined ? (line?.catalogItemId ?? null) : input.catalogItemId;
  const item = known.items.get(catalogItemId ?? '');
  const decided = known.allocations.filter((one) => one.lineId === line?.id && one.supplierId === supplierId);
  return {
    ...{ id: input.id ?? uuidv7(), position: place + 1, catalogItemId, quantity: input.quantity },
    procurementItemId: input.procurementItemId ?? null,
    allocationId: input.allocationId ?? (decided.length === 1 ? (decided[0]?.id ?? null) : null),
    sku: line?.sku ?? item?.sku ?? null,
    name: input.name ?? line?.name ?? item?.name ?? '',
    deliveredQuantity: kept?.deliveredQuantity ?? null,
    movedQuantity: kept?.movedQuantity ?? '0',
    uom: (input.uom ?? line?.uom ?? item?.baseUom ?? pieces) as DeliveryBatchItem['uom'],
    factorToBase: line?.factorToBase ?? '1',
    ...{ weightKg: null, volumeM3: null, comment: input.comment ?? null },
  };
}

/** That of the requisition line, or what the item says of the unit; what has no item is counted in its own unit. */
function factorOf(
  { procurementItemId, catalogItemId, uom, factorToBase: ofLine }: DeliveryBatchItem,
  known: Known,
  at: string,
) {
  const item = known.items.get(catalogItemId ?? '');
  if (known.lines.has(procurementItemId ?? '') || !item) return { factor: ofLine, faults: [] };
  try {
    return { factor: factorToBase(uom, item), faults: [] };
  } catch (error) {
    return { factor: '1', faults: [unitFault(error, at)] };
  }
}

/** By the catalog where nothing is given, and as it was where the catalog does not know and the quantity stays. */
function measured(item: DeliveryBatchItem, input: ItemInput, kept: DeliveryBatchItem | undefined, known: Known) {
  const ofItem = known.measures.get(item.catalogItemId ?? '');
  const isSame = kept !== undefined && new Exact(kept.quantity).eq(item.quantity);
  const of = (field: 'weightKg' | 'volumeM3') => {
    if (input[field] !== undefined) return input[field];
    const each = ofItem?.[field] ?? null;
    if (each === null) return isSame ? kept[field] : null;
    return new Exact(each).times(item.factorToBase).times(item.quantity).toDecimalPlaces(6).toFixed();
  };
  return { ...item, weightKg: of('weightKg'), volumeM3: of('volumeM3') };
}
