import { act, del, get, patch, post, routes } from '../../kernel/routes.ts';
import { archiveItem } from './operations/archive-item.ts';
import { createItem } from './operations/create-item.ts';
import { getItem } from './operations/get-item.ts';
import { listItems } from './operations/list-items.ts';
import { mergeItem } from './operations/merge-item.ts';
import { restoreItem } from './operations/restore-item.ts';
import { unmergeItem } from './operations/unmerge-item.ts';
import { updateItem } from './operations/update-item.ts';

export const catalogRoutes = routes('Catalog', [
  get('/api/v1/catalog', listItems),
  post('/api/v1/catalog', createItem),
  get('/api/v1/catalog/:id', getItem),
  patch('/api/v1/catalog/:id', updateItem),
  del('/api/v1/catalog/:id', archiveItem),
  act('/api/v1/catalog/:id/restore', restoreItem),
  act('/api/v1/catalog/:id/merge', mergeItem),
  act('/api/v1/catalog/:id/unmerge', unmergeItem),
]);
