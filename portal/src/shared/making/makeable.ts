import type { Permission } from '../../../../nouns/kit/rights.ts';
import type { RecordOption } from '../../kit/form/record-option.ts';
import { findCategories } from '../records/categories.ts';
import { findCounterparties } from '../records/find-counterparties.ts';
import { findItems } from '../records/find-items.ts';
import { findSuppliers } from '../records/find-suppliers.ts';
import { findWarehouses } from '../records/find-warehouses.ts';

export type Makeable = 'counterparty' | 'customer' | 'supplier' | 'item' | 'category' | 'warehouse';

interface Kind {
  /** Names the kind in the cache. */
  kind: string;
  find(search: string, signal: AbortSignal): Promise<RecordOption[]>;
  /** To make one. */
  permission: Permission;
}

/**
 * What is chosen by typing and may be made where it is missing. A counterparty is a supplier under its own identifier, a supplier is
 * one under the identifier that documents name.
 */
export const makeable: Readonly<Record<Makeable, Kind>> = {
  counterparty: { kind: 'counterparties', find: findCounterparties, permission: 'counterparties.create' },
  customer: { kind: 'counterparties', find: findCounterparties, permission: 'counterparties.create' },
  supplier: { kind: 'suppliers', find: findSuppliers, permission: 'counterparties.create' },
  item: { kind: 'items', find: findItems, permission: 'catalog.create' },
  category: { kind: 'categories', find: findCategories, permission: 'catalog.create' },
  warehouse: { kind: 'warehouses', find: findWarehouses, permission: 'warehouses.create' },
};

/** What each form gets that makes one. */
export interface MakingProps {
  of: Makeable;
  /** What was looked for: a name, an INN, an article. */
  typed: string;
  onMade(made: RecordOption): void;
  onClose(): void;
}
