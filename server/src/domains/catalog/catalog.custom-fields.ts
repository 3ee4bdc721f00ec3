import { customFieldHost } from '../../platform/custom-fields/host.ts';
import { itemsById } from './catalog-item.row.ts';
import { catalogItem } from './catalog-item.ts';
import { getItem } from './operations/get-item.ts';
import { updateItem } from './operations/update-item.ts';

export const catalogCustomFields = customFieldHost({
  entityType: 'catalogItem',
  card: catalogItem,
  get: getItem,
  update: updateItem,
  values: async (db, ids) => new Map((await itemsById(db, ids)).map((item) => [item.id, item.customFields])),
});
