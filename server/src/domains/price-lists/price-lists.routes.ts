import { act, del, get, patch, post, routes } from '../../kernel/routes.ts';
import { archivePriceList } from './operations/archive-price-list.ts';
import { createPriceList } from './operations/create-price-list.ts';
import { deletePriceList } from './operations/delete-price-list.ts';
import { deleteRow } from './operations/delete-row.ts';
import { duplicatePriceList } from './operations/duplicate-price-list.ts';
import { exportPriceList } from './operations/export-price-list.ts';
import { listChanges } from './operations/list-changes.ts';
import { listItemPrices } from './operations/list-item-prices.ts';
import { listPriceListRows } from './operations/list-rows.ts';
import { listVersions } from './operations/list-versions.ts';
import { readPriceListCard } from './operations/read-price-list-card.ts';
import { readRegistry } from './operations/read-registry.ts';
import { restorePriceList } from './operations/restore-price-list.ts';
import { updatePriceList } from './operations/update-price-list.ts';
import { updateRow } from './operations/update-row.ts';
import { mostRows, upsertRows } from './operations/upsert-rows.ts';

const many = { bodyLimit: 5 * 1024 * 1024, arrayItems: mostRows, policies: ['bulk'] };

export const priceListRoutes = routes('Price lists', [
  get('/api/v1/price-lists', readRegistry),
  post('/api/v1/price-lists', createPriceList),
  get('/api/v1/price-lists/products/:productId', listItemPrices),
  get('/api/v1/price-lists/:priceListId', readPriceListCard),
  patch('/api/v1/price-lists/:priceListId', updatePriceList),
  del('/api/v1/price-lists/:priceListId', deletePriceList),
  post('/api/v1/price-lists/:priceListId/duplicate', duplicatePriceList),
  act('/api/v1/price-lists/:priceListId/archive', archivePriceList),
  act('/api/v1/price-lists/:priceListId/restore', restorePriceList),
  get('/api/v1/price-lists/:priceListId/items', listPriceListRows),
  act('/api/v1/price-lists/:priceListId/items', upsertRows, many),
  patch('/api/v1/price-lists/:priceListId/items/:itemId', updateRow),
  del('/api/v1/price-lists/:priceListId/items/:itemId', deleteRow),
  get('/api/v1/price-lists/:priceListId/versions', listVersions),
  get('/api/v1/price-lists/:priceListId/versions/:versionId/changes', listChanges),
  act('/api/v1/price-lists/:priceListId/export', exportPriceList),
]);
