import type { PriceObservation } from '../../../../../nouns/price-observation.ts';
import { invalid, invalidField, unknownRecord, words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { factorToBase, type Measured } from '../units/to-base.ts';
import { basePrice, costPrice } from './base-price.ts';
import type { PriceTerms } from './price-terms.ts';

/** A price as a source reports it; what is left out is the item's own unit, the company's currency, now. */
export interface ToldPrice {
  catalogItemId: string;
  supplierId?: string | null;
  price: string;
  currency?: string;
  uom?: string;
  quantityFrom?: string | null;
  vatMode?: PriceObservation['vatMode'];
  vatRate?: PriceObservation['vatRate'];
  /** The record that reports it, where a recording holds prices of several. */
  sourceEntityId?: string;
  sourceRowId?: string;
  effectiveAt?: string;
  validTo?: string | null;
}

/** The same as it is written down. */
export type PriceRow = ReturnType<typeof priceRow> & { source_entity_id: string };

interface PricedItem extends Measured {
  /** When the recording began, by the clock of the database. */
  now: string;
}

/** The items of a recording, locked in one order until the transaction ends: of two recordings one waits for the other. */
export async function lockPricedItems(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, PricedItem>> {
  const rows = await db.many<{ id: string } & PricedItem>(sql`
    select item.id, item.base_uom as "baseUom", item.uom_conversions as "uomConversions", portal_now()::instant as now from catalog_items item
    where item.tenant_id = ${db.tenant} and item.id = any(${ids}::uuid[]) order by item.id for no key update`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Prices as they are written down, per base unit and as a cost. Of two prices for the same row of a source the last counts. */
export function priceRows(
  told: readonly ToldPrice[],
  items: ReadonlyMap<string, PricedItem>,
  terms: PriceTerms,
  sourceEntityId?: string,
): PriceRow[] {
  const rows = told.map((one, place) => {
    const item = items.get(one.catalogItemId);
    if (!item) throw unknownItem(place);
    const paper = one.sourceEntityId ?? sourceEntityId;
    if (paper === undefined) throw nobodys(place);
    return { ...priceRow(one, item, terms), source_entity_id: paper };
  });
  return [...new Map(rows.map((row) => [rowKey(row), row])).values()];
}

const rowKey = (row: PriceRow) =>
  `${row.source_entity_id} ${row.source_row_id} ${row.catalog_item_id} ${Number(row.quantity_from ?? 0)}`;

function priceRow(told: ToldPrice, item: PricedItem, terms: PriceTerms) {
  const { catalogItemId, supplierId = null, price, uom = item.baseUom, vatMode = null, vatRate = null } = told;
  const base = basePrice(price, factorToBase(uom, item, supplierId));
  return {
    id: uuidv7(),
    catalog_item_id: catalogItemId,
    supplier_id: supplierId,
    price,
    currency: told.currency ?? terms.currency,
    uom,
    base_price: base,
    cost_price: costPrice({ price: base, vatMode, vatRate }, terms.deductsVat),
    quantity_from: told.quantityFrom ?? null,
    vat_mode: vatMode,
    vat_rate: vatRate,
    source_row_id: told.sourceRowId ?? catalogItemId,
    effective_at: told.effectiveAt ?? item.now,
    valid_to: told.validTo ?? null,
    is_anomaly: false,
  };
}

const unknownItem = (place: number) => invalid([unknownRecord(`/observations/${place}/catalogItemId`)]);

const nobodys = (place: number) =>
  invalidField(
    `/observations/${place}/sourceEntityId`,
    'required',
    words('is required: name the record that reports the price', 'укажите запись, которая сообщает цену'),
  );
