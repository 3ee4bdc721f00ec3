import { warehouse as declared } from '../../../../nouns/warehouse.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import { words } from '../../kernel/problems/errors.ts';
import { listingOf } from '../../platform/records/listing-of.ts';
import { getRecord, listRecords } from '../../platform/records/read-operations.ts';
import { store } from '../../platform/records/store.ts';

export const warehouse = entityOf(declared);

export const warehouses = store(warehouse);

const reading = { permission: 'warehouses.read', scope: 'warehouses.read' } as const;

export const getWarehouse = getRecord(warehouses, {
  name: 'warehouses.get-warehouse',
  summary: words('Get a warehouse', 'Получить склад'),
  ...reading,
});

export const listWarehouses = listRecords(
  warehouses,
  listingOf(declared, { name: 'warehouses', defaultSort: 'name' }),
  {
    name: 'warehouses.list-warehouses',
    summary: words('List warehouses', 'Список складов'),
    ...reading,
  },
);
