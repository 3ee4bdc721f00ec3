import { addDecimals, compareDecimals, subtractDecimals } from '../../kit/decimal-sum.ts';
import type { reasons } from './words.ts';

interface Warehouse {
  id: string;
  status: string;
  isDefault: boolean;
}

/** A correction of what lies in a warehouse, as its form holds it. */
export interface AdjustmentValues {
  /** Whether the quantity is what was counted, or what came or went. */
  how: 'counted' | 'delta';
  warehouseId: string | null;
  quantity: string | null;
  reason: keyof typeof reasons;
  unitCost: string | null;
  comment: string;
  takesReserved: boolean;
}

/** A count in the default warehouse, or the first that is not in the archive. */
export function newAdjustment(warehouses: readonly Warehouse[]): AdjustmentValues {
  const active = warehouses.filter(({ status }) => status === 'active');
  const { id = null } = active.find(({ isDefault }) => isDefault) ?? active[0] ?? {};
  return {
    how: 'counted',
    warehouseId: id,
    quantity: null,
    reason: 'inventory',
    unitCost: null,
    comment: '',
    takesReserved: false,
  };
}

/** What would lie there then, but for a count, which finds what is there whomever it is for. */
export function afterAdjustment({ how, quantity, reason }: AdjustmentValues, there: Place | undefined): string | null {
  if (reason === 'inventory' || quantity === null || !there) return null;
  return how === 'counted' ? quantity : addDecimals([there.onHand, quantity], 6);
}

export const adjustmentBodyOf = (values: AdjustmentValues) => ({
  warehouseId: values.warehouseId ?? '',
  ...(values.how === 'counted'
    ? { countedQuantity: values.quantity ?? '0' }
    : { quantityDelta: values.quantity ?? '0' }),
  reason: values.reason,
  ...(values.unitCost && { unitCost: values.unitCost }),
  ...(values.comment && { comment: values.comment }),
  ...(values.takesReserved && { takesReserved: true }),
});

/** Goods moved from one warehouse to another, as the form holds them. */
export interface TransferValues {
  fromWarehouseId: string;
  toWarehouseId: string | null;
  quantity: string | null;
  comment: string;
  takesReserved: boolean;
}

/** Where they may go: neither into the archive nor to where they lie. */
export const goalsOf = <One extends Warehouse>(warehouses: readonly One[], from: string): One[] =>
  warehouses.filter(({ id, status }) => status === 'active' && id !== from);

/** Whether it is a move at all: the goal that was chosen may have become the start since. */
export const isMove = ({ fromWarehouseId, toWarehouseId, quantity }: TransferValues) =>
  Boolean(toWarehouseId && quantity) && toWarehouseId !== fromWarehouseId;

export const transferBodyOf = ({
  fromWarehouseId,
  toWarehouseId,
  quantity,
  comment,
  takesReserved,
}: TransferValues) => ({
  fromWarehouseId,
  toWarehouseId: toWarehouseId ?? '',
  quantity: quantity ?? '0',
  ...(comment && { comment }),
  ...(takesReserved && { takesReserved }),
});

/** Goods given out for use, as the form holds them. */
export interface IssueValues {
  warehouseId: string;
  quantity: string | null;
  issuedTo: string;
  comment: string;
  takesReserved: boolean;
}

export const issueBodyOf = ({ warehouseId, quantity, issuedTo, comment, takesReserved }: IssueValues) => ({
  ...{ warehouseId, quantity: quantity ?? '0', issuedTo: issuedTo.trim() },
  ...(comment && { comment }),
  ...(takesReserved && { takesReserved }),
});

interface Place {
  onHand: string;
  reserved: string;
}

/** What would lie there after so much has left. */
export const afterLeaving = (quantity: string | null, there: Place | undefined): string | null =>
  quantity === null || !there ? null : subtractDecimals(there.onHand, quantity);

/** Whether less would lie there than is reserved, and less than lies there now. */
export const isReservedTaken = (after: string | null, there: Place | undefined): boolean =>
  after !== null &&
  there !== undefined &&
  compareDecimals(after, there.reserved) < 0 &&
  compareDecimals(after, there.onHand) < 0;
