import type { StockMovement } from '../../../../../nouns/stock-movement.ts';

/** A movement to be made. */
export interface Move {
  catalogItemId: string;
  warehouseId: string;
  type: StockMovement['type'];
  /** In the base unit of the item, signed, never zero. */
  quantity: string;
  /** Cost of a unit that comes in, in the portal's currency; what lies there keeps its average without one. */
  unitCost?: string | null;
  reason?: StockMovement['reason'];
  comment?: string | null;
  /** To whom goods are given out. */
  issuedTo?: string;
  /** How much of what leaves was held back for it; less than nothing where it is held back again. */
  held?: string;
  /** Refused where it would take what is held back for others. What is found to be gone takes it all the same. */
  keepsReserved?: boolean;
  source?: { entityType: string; entityId: string };
  /** When it happened, if not now. */
  occurredAt?: string;
  reversesId?: string;
  /** The field of the request that names the warehouse, when it is not `warehouseId`. */
  warehouseField?: string;
  /** The field that says how much, when it is not `quantity`. */
  quantityField?: string;
}
