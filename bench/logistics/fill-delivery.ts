import { uuidv7 } from '../../server/src/kernel/values/uuid.ts';
import type { Pool } from '../../server/src/platform/postgres/create-pool.ts';

const suppliers = 10;
const batches = 20;

/** A requisition of so many lines, decided for ten suppliers, its goods in twenty batches to as many objects along five routes. */
export async function fillDelivery(owner: Pool, tenantId: string, lines: number): Promise<string> {
  const id = uuidv7();
  await owner.query(
    `insert into seller_profiles (tenant_id, name, legal_name, inn, kpp, tax_regime, default_vat_rate, legal_address, is_default)
     values ($1, 'Ромашка', 'ООО «Ромашка»', '7707083893', '773601001', 'osno', '22', 'г. Москва, ул. Вавилова, д. 19', true)`,
    [tenantId],
  );
  await owner.query(
    `with party as (
       insert into counterparties (tenant_id, kind, short_name, roles) select $1, 'legal_entity', 'ООО «Поставщик ' || n || '»', '{supplier}' from generate_series(1, $2::int) n
       returning id)
     insert into suppliers (tenant_id, counterparty_id) select $1, id from party`,
    [tenantId, suppliers],
  );
  await owner.query(
    `insert into requisitions (tenant_id, id, number, title, status, currency) values ($1, $2, 'PR-2026-9001', 'Корпус 2', 'in_sourcing', 'RUB')`,
    [tenantId, id],
  );
  await owner.query(
    `insert into requisition_lines (tenant_id, requisition_id, position, name, quantity, uom, currency)
     select $1, $2, n, 'Материал № ' || n, 100, '796', 'RUB' from generate_series(1, $3::int) n`,
    [tenantId, id, lines],
  );
  await owner.query(
    `insert into requisition_allocations (tenant_id, requisition_id, line_id, supplier_id, quantity, uom, price, currency, vat_mode, vat_rate, amount)
     select $1, $2, line.id, chosen.id, 100, '796', 120.50, 'RUB', 'included', '22', 12050
     from requisition_lines line
     join (select s.id, row_number() over (order by s.id) as at from suppliers s where s.tenant_id = $1) chosen on chosen.at = 1 + line.position % $3::int
     where line.tenant_id = $1 and line.requisition_id = $2`,
    [tenantId, id, suppliers],
  );
  await owner.query(
    `insert into logistics_objects (tenant_id, code, name, kind, address)
     select $1, 'LO-' || n, 'Объект ' || n, 'site', 'г. Химки, ул. Заводская, д. ' || n from generate_series(1, $2::int) n`,
    [tenantId, batches],
  );
  await owner.query(
    `insert into delivery_routes (tenant_id, number, name) select $1, 'DR-' || n, 'Маршрут ' || n from generate_series(1, 5) n`,
    [tenantId],
  );
  await owner.query(
    `insert into delivery_batches (tenant_id, number, requisition_id, object_id, route_id)
     select $1, 'DB-' || n, $2, place.id, way.id from generate_series(1, $3::int) n
     join (select id, row_number() over (order by code) as at from logistics_objects where tenant_id = $1) place on place.at = n
     join (select id, row_number() over (order by number) as at from delivery_routes where tenant_id = $1) way on way.at = 1 + n % 5`,
    [tenantId, id, batches],
  );
  await owner.query(
    `insert into delivery_batch_items (tenant_id, batch_id, position, requisition_line_id, name, quantity, uom, factor_to_base)
     select $1, batch.id, line.position, line.id, line.name, 100, '796', 1
     from requisition_lines line
     join (select id, row_number() over (order by number) as at from delivery_batches where tenant_id = $1) batch on batch.at = 1 + line.position % $3::int
     where line.tenant_id = $1 and line.requisition_id = $2`,
    [tenantId, id, batches],
  );
  return id;
}
