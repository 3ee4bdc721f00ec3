import { words } from '../../../kernel/errors.ts';
import { listQuery } from '../../../kernel/list-query.ts';
import { listRows } from '../../../kernel/list-rows.ts';
import { warehouseListing } from '../warehouse.list.ts';
import { presentWarehouse, type WarehouseRow, warehouseColumns } from '../warehouse.row.ts';
import { warehouse } from '../warehouse.ts';

export const listWarehouses = listQuery({
  name: 'warehouses.list-warehouses',
  summary: words('List warehouses', 'Список складов'),
  permission: 'warehouses.read',
  scope: 'warehouses.read',
  listing: warehouseListing,
  row: warehouse.view,
  asksAtOnce: true,
  run: (ctx, input) =>
    listRows(ctx, warehouseListing, warehouseColumns, input, (row: WarehouseRow) => presentWarehouse(row)),
});
