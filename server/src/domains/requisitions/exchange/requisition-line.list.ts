import type { Listing } from '../../../kernel/lists/listing.ts';

/** Lines in their order; a cancelled one is kept, as an archived record is. */
export const lineListing: Listing = {
  name: 'requisition-lines',
  from: 'requisition_lines line',
  alias: 'line',
  defaultSort: 'position',
  archivedAt: "nullif(line.status, 'active')",
  fields: {
    id: { column: 'line.id', kind: 'id', sortable: true },
    procurementId: { column: 'line.requisition_id', kind: 'id' },
    position: { column: 'line.position', kind: 'integer', sortable: true },
    catalogItemId: { column: 'line.catalog_item_id', kind: 'id', nullable: true },
    sku: { column: 'line.sku', kind: 'text', nullable: true },
    name: { column: 'line.name', kind: 'text', sortable: true },
    requiredAt: { column: 'line.required_at', kind: 'date', nullable: true },
    needGroupKey: { column: 'line.need_group_key', kind: 'text', nullable: true },
  },
};
