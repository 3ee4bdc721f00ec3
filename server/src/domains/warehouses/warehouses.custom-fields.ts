import { customFieldHost } from '../../platform/custom-fields/host.ts';
import { getWarehouse } from './operations/get-warehouse.ts';
import { updateWarehouse } from './operations/update-warehouse.ts';
import { warehousesById } from './warehouse.row.ts';
import { warehouse } from './warehouse.ts';

export const warehouseCustomFields = customFieldHost({
  entityType: 'warehouse',
  card: warehouse,
  get: getWarehouse,
  update: updateWarehouse,
  values: async (db, ids) => new Map((await warehousesById(db, ids)).map((place) => [place.id, place.customFields])),
});
