import { act, del, get, patch, post, routes } from '../../kernel/routes.ts';
import { archiveWarehouse } from './operations/archive-warehouse.ts';
import { createWarehouse } from './operations/create-warehouse.ts';
import { restoreWarehouse } from './operations/restore-warehouse.ts';
import { updateWarehouse } from './operations/update-warehouse.ts';
import { getWarehouse, listWarehouses } from './warehouse.ts';

export const warehouseRoutes = routes('Warehouses', [
  get('/api/v1/warehouses', listWarehouses),
  post('/api/v1/warehouses', createWarehouse),
  get('/api/v1/warehouses/:warehouseId', getWarehouse),
  patch('/api/v1/warehouses/:warehouseId', updateWarehouse),
  del('/api/v1/warehouses/:warehouseId', archiveWarehouse),
  act('/api/v1/warehouses/:warehouseId/restore', restoreWarehouse),
]);
