import type { Db } from '../../../kernel/sql/db.ts';
import { raw, sql } from '../../../kernel/sql/sql.ts';
import type { CounterpartyRef } from '../../counterparties/counterparty-refs.ts';
import type { PriceObservation } from './price-observation.ts';

export const observationColumns = raw(`
  told.id, told.catalog_item_id, told.supplier_id, told.price, told.currency, told.uom, told.base_price, told.cost_price, told.quantity_from,
  told.vat_mode, told.vat_rate, told.source, told.source_entity_type, told.source_entity_id, told.effective_at, told.valid_to,
  told.recorded_at, told.is_anomaly, told.withdrawn_at`);

export interface ObservationRow {
  id: string;
  catalog_item_id: string;
  supplier_id: string | null;
  price: string;
  currency: string;
  uom: string;
  base_price: string;
  cost_price: string;
  quantity_from: string | null;
  vat_mode: PriceObservation['vatMode'];
  vat_rate: PriceObservation['vatRate'];
  source: PriceObservation['source'];
  source_entity_type: string;
  source_entity_id: string;
  effective_at: string;
  valid_to: string | null;
  recorded_at: string;
  is_anomaly: boolean;
  withdrawn_at: string | null;
}

export const presentObservation = (row: ObservationRow, supplier?: CounterpartyRef): PriceObservation => ({
  id: row.id,
  catalogItemId: row.catalog_item_id,
  supplierId: row.supplier_id,
  supplierName: supplier?.name ?? null,
  price: row.price,
  currency: row.currency,
  uom: row.uom,
  basePrice: row.base_price,
  costPrice: row.cost_price,
  quantityFrom: row.quantity_from,
  vatMode: row.vat_mode,
  vatRate: row.vat_rate,
  source: row.source,
  sourceEntityType: row.source_entity_type,
  sourceEntityId: row.source_entity_id,
  effectiveAt: row.effective_at,
  validTo: row.valid_to,
  recordedAt: row.recorded_at,
  isAnomaly: row.is_anomaly,
  withdrawnAt: row.withdrawn_at,
});

/** The newest prices of an item, of every source. */
export const newestPrices = (db: Db, itemId: string, most: number): Promise<ObservationRow[]> =>
  db.many(sql`
    select ${observationColumns} from price_observations told where told.tenant_id = ${db.tenant} and told.catalog_item_id = ${itemId}
    order by told.effective_at desc, told.id desc limit ${most}`);
