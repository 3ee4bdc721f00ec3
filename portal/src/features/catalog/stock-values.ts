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
}

/** A count in the default warehouse, or the first that is not in the archive. */
export function newAdjustment(warehouses: readonly Warehouse[]): AdjustmentValues {
  const active = warehouses.filter(({ status }) => status === 'active');
  const { id = null } = active.find(({ isDefault }) => isDefault) ?? active[0] ?? {};
  return { how: 'counted', warehouseId: id, quantity: null, reason: 'inventory', unitCost: null, comment: '' };
}

export const adjustmentBodyOf = ({ how, warehouseId, quantity, reason, unitCost, comment }: AdjustmentValues) => ({
  warehouseId: warehouseId ?? '',
  ...(how === 'counted' ? { countedQuantity: quantity ?? '0' } : { quantityDelta: quantity ?? '0' }),
  reason,
  ...(unitCost && { unitCost }),
  ...(comment && { comment }),
});

/** Goods moved from one warehouse to another, as the form holds them. */
export interface TransferValues {
  fromWarehouseId: string;
  toWarehouseId: string | null;
  quantity: string | null;
  comment: string;
}

/** Where they may go: neither into the archive nor to where they lie. */
export const goalsOf = <One extends Warehouse>(warehouses: readonly One[], from: string): One[] =>
  warehouses.filter(({ id, status }) => status === 'active' && id !== from);

/** Whether it is a move at all: the goal that was chosen may have become the start since. */
export const isMove = ({ fromWarehouseId, toWarehouseId, quantity }: TransferValues) =>
  Boolean(toWarehouseId && quantity) && toWarehouseId !== fromWarehouseId;

export const transferBodyOf = ({ fromWarehouseId, toWarehouseId, quantity, comment }: TransferValues) => ({
  fromWarehouseId,
  toWarehouseId: toWarehouseId ?? '',
  quantity: quantity ?? '0',
  ...(comment && { comment }),
});

/** Goods given out for use, as the form holds them. */
export interface IssueValues {
  warehouseId: string;
  quantity: string | null;
  issuedTo: string;
  comment: string;
}

export const issueBodyOf = ({ warehouseId, quantity, issuedTo, comment }: IssueValues) => ({
  ...{ warehouseId, quantity: quantity ?? '0', issuedTo: issuedTo.trim() },
  ...(comment && { comment }),
});
