import { listQuery } from '../../../kernel/lists/list-query.ts';
import { listRows } from '../../../kernel/lists/list-rows.ts';
import { words } from '../../../kernel/problems/errors.ts';
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
