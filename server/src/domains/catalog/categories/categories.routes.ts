import { act, del, get, patch, post, routes } from '../../../kernel/routes.ts';
import { getCategory, listCategories } from './category.ts';
import { archiveCategory } from './operations/archive-category.ts';
import { createCategory } from './operations/create-category.ts';
import { readTree } from './operations/read-tree.ts';
import { restoreCategory } from './operations/restore-category.ts';
import { updateCategory } from './operations/update-category.ts';

export const categoryRoutes = routes('Catalog', [
  get('/api/v1/catalog/categories', listCategories),
  post('/api/v1/catalog/categories', createCategory),
  get('/api/v1/catalog/categories/tree', readTree),
  get('/api/v1/catalog/categories/:categoryId', getCategory),
  patch('/api/v1/catalog/categories/:categoryId', updateCategory),
  del('/api/v1/catalog/categories/:categoryId', archiveCategory),
  act('/api/v1/catalog/categories/:categoryId/restore', restoreCategory),
]);
