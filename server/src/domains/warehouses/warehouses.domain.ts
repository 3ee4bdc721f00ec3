import { facadeResource } from '../../kernel/facade-resource.ts';
import type { Domain } from '../../platform/domain.ts';
import { createLinked } from '../../platform/external-links/create-linked.ts';
import { hostsOf } from '../../platform/records/hosts-of.ts';
import { warehouseExchange } from './exchange/warehouses.exchange.ts';
import { archiveWarehouse } from './operations/archive-warehouse.ts';
import { createWarehouse } from './operations/create-warehouse.ts';
import { restoreWarehouse } from './operations/restore-warehouse.ts';
import { updateWarehouse } from './operations/update-warehouse.ts';
import { getWarehouse, listWarehouses, warehouse, warehouses } from './warehouse.ts';
import { warehouseRoutes } from './warehouses.routes.ts';

const warehouseFacade = facadeResource({
  path: '/api/v1/integration-api/warehouses',
  entity: warehouse,
  list: listWarehouses,
  get: getWarehouse,
  create: createLinked('warehouses', warehouse, createWarehouse),
  update: updateWarehouse,
  archive: archiveWarehouse,
  restore: restoreWarehouse,
});

export const warehousesDomain: Domain = {
  entities: [warehouse],
  routes: warehouseRoutes,
  facadeResources: [warehouseFacade],
  ...hostsOf(warehouses, { get: getWarehouse, update: updateWarehouse }),
  exchanged: [warehouseExchange],
};
