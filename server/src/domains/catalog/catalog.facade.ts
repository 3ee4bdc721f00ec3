import { facadeResource } from '../../kernel/facade-resource.ts';
import { createLinked } from '../../platform/external-links/create-linked.ts';
import { catalogItem } from './catalog-item.ts';
import { archiveItem } from './operations/archive-item.ts';
import { createItem } from './operations/create-item.ts';
import { getItem } from './operations/get-item.ts';
import { listItems } from './operations/list-items.ts';
import { restoreItem } from './operations/restore-item.ts';
import { updateItem } from './operations/update-item.ts';

export const catalogFacade = facadeResource({
  path: '/api/v1/integration-api/catalog-items',
  entity: catalogItem,
  list: listItems,
  get: getItem,
  create: createLinked('catalog-items', catalogItem, createItem),
  update: updateItem,
  archive: archiveItem,
  restore: restoreItem,
});
