import { deliveryBatch as declared } from '../../../../../nouns/delivery-batch.ts';
import { closedBatchStatuses } from '../../../../../nouns/delivery-batch-flow.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import { raw, sql } from '../../../kernel/sql/sql.ts';
import { listingOf } from '../../../platform/records/listing-of.ts';
import { store } from '../../../platform/records/store.ts';
import { itemsColumn } from './delivery-batch-item.ts';

export const deliveryBatch = entityOf(declared);

const closed = closedBatchStatuses.map((status) => `'${status}'`).join(', ');

const isActive = `(batch.archived_at is null and batch.status not in (${closed}))`;

export const deliveryBatches = store(deliveryBatch, {
  isActive: () => raw(isActive),
  procurementNumber: (tenant) => sql`
    (select req.number from requisitions req where req.tenant_id = ${tenant} and req.id = batch.requisition_id)`,
  supplier: (tenant) => sql`
    (select json_build_object('name', party.short_name) from suppliers seller
     join counterparties party on party.tenant_id = ${tenant} and party.id = seller.counterparty_id
     where seller.tenant_id = ${tenant} and seller.id = batch.supplier_id)`,
  stopSequence: (tenant) => sql`
    (select stop.sequence from route_stops stop where stop.tenant_id = ${tenant} and stop.id = batch.stop_id)`,
  object: (tenant) => sql`
    (select json_build_object('name', place.name) from logistics_objects place
     where place.tenant_id = ${tenant} and place.id = batch.object_id)`,
  items: itemsColumn,
  constructionProject: (tenant) => sql`
    (select json_build_object('name', req.construction_project->>'name',
        'actualStartDate', req.construction_project->>'actualStartDate', 'actualEndDate', req.construction_project->>'actualEndDate')
     from requisitions req
     where req.tenant_id = ${tenant} and req.id = batch.requisition_id and req.construction_project is not null)`,
});

export const batchListing = {
  ...listingOf(declared, {
    name: 'delivery-batches',
    defaultSort: '-updatedAt',
    searched: {
      kind: 'delivery_batch',
      parties: 'as words',
      by: 'numbers of the batch and its requisition, object, supplier, names and articles of items',
    },
    ordered: ['updatedAt', 'plannedDate'],
    fields: { isActive: { column: isActive, kind: 'boolean' } },
  }),
  archivedAt: 'batch.archived_at',
};
