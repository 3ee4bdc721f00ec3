import type { Listing } from '../../../kernel/lists/listing.ts';
import { adjustmentReasons, movementTypes } from './stock-movement.ts';

/** `catalogItemId` comes from the address. */
export const movementListing: Listing = {
  name: 'stock-movements',
  from: 'stock_movements movement',
  alias: 'movement',
  defaultSort: '-occurredAt,-seq',
  fields: {
    id: { column: 'movement.id', kind: 'id' },
    catalogItemId: { column: 'movement.catalog_item_id', kind: 'id' },
    warehouseId: { column: 'movement.warehouse_id', kind: 'id' },
    seq: { column: 'movement.seq', kind: 'integer', sortable: true },
    type: { column: 'movement.type', kind: 'choice', values: movementTypes },
    reason: { column: 'movement.reason', kind: 'choice', values: adjustmentReasons, nullable: true },
    sourceEntityId: { column: 'movement.source_entity_id', kind: 'id', nullable: true },
    occurredAt: { column: 'movement.occurred_at', kind: 'instant', sortable: true },
    createdAt: { column: 'movement.created_at', kind: 'instant', sortable: true },
  },
};
