import { act, del, get, patch, post, routes } from '../../kernel/routes.ts';
import { archiveItem } from './operations/archive-item.ts';
import { createItem } from './operations/create-item.ts';
import { getItemCard } from './operations/get-item-card.ts';
import { listItems } from './operations/list-items.ts';
import { restoreItem } from './operations/restore-item.ts';
import { updateItem } from './operations/update-item.ts';

export const catalogRoutes = routes('Catalog', [
  get('/api/v1/catalog', listItems),
  post('/api/v1/catalog', createItem),
  get('/api/v1/catalog/:id', getItemCard, { changesAlone: true }),
  patch('/api/v1/catalog/:id', updateItem),
  del('/api/v1/catalog/:id', archiveItem),
  act('/api/v1/catalog/:id/restore', restoreItem),
]);
