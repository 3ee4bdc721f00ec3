import type { Domain } from '../../platform/domain.ts';
import { warehouseExchange } from './exchange/warehouses.exchange.ts';
import { warehouse } from './warehouse.ts';
import { warehouseCustomFields } from './warehouses.custom-fields.ts';
import { warehouseFacade } from './warehouses.facade.ts';
import { warehouseFiles } from './warehouses.files.ts';
import { warehouseRoutes } from './warehouses.routes.ts';

export const warehousesDomain: Domain = {
  cards: [warehouse],
  routes: warehouseRoutes,
  facadeResources: [warehouseFacade],
  customFieldHosts: [warehouseCustomFields],
  fileHosts: [warehouseFiles],
  exchanged: [warehouseExchange],
};
