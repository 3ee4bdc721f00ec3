import { fileHost } from '../../platform/files/host.ts';
import { getWarehouse } from './operations/get-warehouse.ts';
import { updateWarehouse } from './operations/update-warehouse.ts';

export const warehouseFiles = fileHost({ entityType: 'warehouse', get: getWarehouse, update: updateWarehouse });
