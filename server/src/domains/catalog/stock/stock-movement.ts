import { stockMovement as declared, type StockMovement } from '../../../../../nouns/stock-movement.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { raw, sql } from '../../../kernel/sql/sql.ts';
import { listingOf } from '../../../platform/records/listing-of.ts';
import { readRecords } from '../../../platform/records/read-records.ts';

export const stockMovement = entityOf(declared);

export const stockMovements = readRecords(declared, {
  reversedById: (tenant) =>
    sql`(select back.id from stock_movements back where back.tenant_id = ${tenant} and back.reverses_id = movement.id)`,
});

/** `catalogItemId` comes from the address. */
export const movementListing = listingOf(declared, { name: 'stock-movements', defaultSort: '-occurredAt,-seq' });

/** Movements by their identifiers, in the order of those. */
export const movementsById = (db: Db, ids: readonly string[]): Promise<StockMovement[]> =>
  db.many<StockMovement>(sql`
    ${stockMovements.select(db, sql`movement.id = any(${ids}::uuid[])`)} order by array_position(${ids}::uuid[], movement.id)`);

/** What a record of another domain has moved and nobody has taken back. */
export const standingMovements = (db: Db, entityType: string, entityId: string): Promise<StockMovement[]> =>
  db.many<StockMovement>(sql`
    ${stockMovements.select(
      db,
      sql`movement.source_entity_id = ${entityId} and movement.source_entity_type = ${entityType} and movement.type <> 'reversal'
        and not exists (select 1 from stock_movements back where back.tenant_id = ${db.tenant} and back.reverses_id = movement.id)`,
    )} order by movement.seq`);

/** A movement of this item with the other side of its transfer, the outgoing side first; empty where there is none such. */
export const movementWithPair = (db: Db, itemId: string, movementId: string): Promise<StockMovement[]> =>
  db.many<StockMovement>(sql`
    select ${stockMovements.shown()} from stock_movements one
    join stock_movements movement on movement.tenant_id = ${db.tenant} and (movement.id = one.id or (
      movement.source_entity_id = one.source_entity_id and one.type in ${transfer} and movement.type in ${transfer}))
    where one.tenant_id = ${db.tenant} and one.id = ${movementId} and one.catalog_item_id = ${itemId}
    order by movement.quantity`);

const transfer = raw("('transfer_out', 'transfer_in')");
