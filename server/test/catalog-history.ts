import { owner, type Portal } from './harness.ts';

/** Rows that other parts of the platform write, put straight into the tables: what an item may have behind it. */
const idOf = async (text: string, values: unknown[]) =>
  (await owner.query<{ id: string }>(text, values)).rows[0]?.id as string;

let made = 0;

export async function newSupplier({ tenantId }: Portal): Promise<string> {
  made += 1;
  return idOf(
    `with company as (insert into counterparties (tenant_id, kind, short_name, roles) values ($1, 'legal_entity', $2, '{supplier}') returning id)
     insert into suppliers (tenant_id, counterparty_id) select $1, id from company returning id`,
    [tenantId, `ООО «Поставщик ${made}»`],
  );
}

export async function newWarehouse({ tenantId }: Portal): Promise<string> {
  made += 1;
  return idOf('insert into warehouses (tenant_id, name) values ($1, $2) returning id', [tenantId, `Склад ${made}`]);
}

/** One movement more, and the balance that follows from it. */
export async function putStock(
  { tenantId }: Portal,
  itemId: string,
  warehouseId: string,
  quantity: string,
  cost: string | null = null,
) {
  await owner.query(
    `with balance as (
       insert into stock_balances as held (tenant_id, warehouse_id, catalog_item_id, on_hand, average_cost, currency, movements)
       values ($1, $2, $3, $4, $5::numeric, case when $5 is not null then 'RUB' end, 1)
       on conflict (tenant_id, warehouse_id, catalog_item_id) do update
       set on_hand = held.on_hand + excluded.on_hand, movements = held.movements + 1
       returning on_hand, movements)
     insert into stock_movements (tenant_id, warehouse_id, catalog_item_id, seq, type, quantity, unit_cost, balance_after, occurred_at)
     select $1, $2, $3, movements, 'receipt', $4, $5::numeric, on_hand, now() from balance`,
    [tenantId, warehouseId, itemId, quantity, cost],
  );
}

export const linkSupplier = ({ tenantId }: Portal, itemId: string, supplierId: string) =>
  idOf('insert into supplier_items (tenant_id, catalog_item_id, supplier_id) values ($1, $2, $3) returning id', [
    tenantId,
    itemId,
    supplierId,
  ]);

export const knowArticle = ({ tenantId }: Portal, itemId: string, supplierId: string, sku: string) =>
  owner.query(
    `insert into supplier_skus (tenant_id, catalog_item_id, supplier_id, supplier_sku, sku_key, learned_from)
     values ($1, $2, $3, $4, code_key($4), 'quote')`,
    [tenantId, itemId, supplierId, sku],
  );

export const tellPrice = ({ tenantId }: Portal, itemId: string, supplierId: string | null, price: string) =>
  idOf(
    `insert into price_observations (tenant_id, catalog_item_id, supplier_id, price, currency, uom, base_price, cost_price, source, source_entity_type, source_entity_id,
       source_row_id, effective_at)
     values ($1, $2, $3, $4, 'RUB', '796', $4, $4, 'quote', 'supplier_quote', uuidv7(), $2, now()) returning id`,
    [tenantId, itemId, supplierId, price],
  );
