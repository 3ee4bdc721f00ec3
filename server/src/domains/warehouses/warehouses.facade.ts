import { facadeResource } from '../../kernel/facade-resource.ts';
import { archiveWarehouse } from './operations/archive-warehouse.ts';
import { createWarehouse } from './operations/create-warehouse.ts';
import { getWarehouse } from './operations/get-warehouse.ts';
import { listWarehouses } from './operations/list-warehouses.ts';
import { restoreWarehouse } from './operations/restore-warehouse.ts';
import { updateWarehouse } from './operations/update-warehouse.ts';
import { warehouse } from './warehouse.ts';

export const warehouseFacade = facadeResource({
  key: 'warehouses',
  card: warehouse,
  list: listWarehouses,
  get: getWarehouse,
  create: createWarehouse,
  update: updateWarehouse,
  archive: archiveWarehouse,
  restore: restoreWarehouse,
});
