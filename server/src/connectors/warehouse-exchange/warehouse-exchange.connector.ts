import { type Check, connector } from '../../kernel/integrations/connector.ts';
import { words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { pastImports } from '../../platform/exchange/past-imports.ts';
import { inspection } from '../../platform/integrations/inspection.ts';
import { manifest } from './manifest.ts';

interface Found {
  warehouses: number;
  stocked: boolean;
  listens: boolean;
  /** Delivery batches that are to come to a warehouse. */
  awaited: number;
}

const inspect = inspection('warehouse-exchange', async ({ db }) => {
  const { applied } = await pastImports(db, ['catalog']);
  const { warehouses, stocked, listens, awaited } = await db.one<Found>(sql`
    select (select count(*)::int from warehouses where tenant_id = ${db.tenant} and archived_at is null) as warehouses,
      exists (select 1 from stock_balances where tenant_id = ${db.tenant}) as stocked,
      exists (select 1 from integration_installations where tenant_id = ${db.tenant} and slug = 'webhooks-in' and status = 'installed') as listens,
      (select count(*)::int from delivery_batches where tenant_id = ${db.tenant} and archived_at is null and warehouse_id is not null
        and status in ('planned', 'loading', 'in_transit', 'partially_delivered')) as awaited`);
  const places: Check = {
    id: 'warehouses',
    label: words('Warehouses', 'Склады'),
    ...(warehouses === 0
      ? { result: 'failed', detail: words('There is none: make the first one.', 'Складов нет: создайте первый.') }
      : { result: 'ok', detail: words(`Warehouses: ${warehouses}.`, `Складов: ${warehouses}.`) }),
  };
  const stock: Check = {
    id: 'stock',
    label: words('Stock', 'Остатки'),
    ...(stocked
      ? {
          result: 'ok',
          detail: words(`Imports of the last month: ${applied}.`, `Импортов за последний месяц: ${applied}.`),
        }
      : {
          result: 'warning',
          detail: words(
            'No stock yet: import items with “Initial stock” and “Warehouse”.',
            'Остатков ещё нет: загрузите номенклатуру с колонками «Начальный остаток» и «Склад».',
          ),
        }),
  };
  const inbound: Check = {
    id: 'inbound',
    label: words('Incoming webhooks', 'Входящие вебхуки'),
    ...(listens
      ? { result: 'ok' }
      : {
          result: 'skipped',
          detail: words(
            'Not installed: items are kept in step by files alone.',
            'Не установлены: номенклатура обновляется только файлами.',
          ),
        }),
  };
  const deliveries: Check = {
    id: 'deliveries',
    label: words('Delivery batches', 'Партии доставки'),
    ...(awaited > 0
      ? {
          result: 'ok',
          detail: words(`On their way to warehouses: ${awaited}.`, `Ожидается на складах: ${awaited}.`),
        }
      : {
          result: 'skipped',
          detail: words('None is on its way to a warehouse.', 'Партий, которые едут на склад, нет.'),
        }),
  };
  return [places, stock, inbound, deliveries];
});

export const warehouseExchange = connector({ manifest, inspect });
