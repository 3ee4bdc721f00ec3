import type { Listing } from '../../kernel/lists/listing.ts';
import { warehouseKinds, warehouseLifecycle } from './warehouse.ts';

export const warehouseListing: Listing = {
  name: 'warehouses',
  from: 'warehouses place',
  alias: 'place',
  defaultSort: 'name',
  search: ['place.name', 'place.code', 'place.address'],
  archivedAt: 'place.archived_at',
  fields: {
    id: { column: 'place.id', kind: 'id', sortable: true },
    code: { column: 'place.code', kind: 'text', sortable: true, nullable: true },
    name: { column: 'place.name', kind: 'text', sortable: true },
    kind: { column: 'place.kind', kind: 'choice', values: warehouseKinds },
    isDefault: { column: 'place.is_default', kind: 'boolean' },
    status: { column: 'place.status', kind: 'choice', values: warehouseLifecycle.statuses },
    createdAt: { column: 'place.created_at', kind: 'instant', sortable: true },
    updatedAt: { column: 'place.updated_at', kind: 'instant', sortable: true },
  },
};
