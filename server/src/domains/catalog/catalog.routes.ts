import { act, del, get, patch, post, put, routes } from '../../kernel/routes.ts';
import { archiveItem } from './operations/archive-item.ts';
import { createItem } from './operations/create-item.ts';
import { listItems } from './operations/list-items.ts';
import { mergeItem } from './operations/merge-item.ts';
import { readItemCard } from './operations/read-item-card.ts';
import { restoreItem } from './operations/restore-item.ts';
import { unmergeItem } from './operations/unmerge-item.ts';
import { updateItem } from './operations/update-item.ts';
import { listPriceHistory } from './prices/operations/list-price-history.ts';
import { pinCost } from './prices/operations/pin-cost.ts';
import { unpinCost } from './prices/operations/unpin-cost.ts';
import { linkSupplier } from './suppliers/operations/link-supplier.ts';
import { unlinkSupplier } from './suppliers/operations/unlink-supplier.ts';

export const catalogRoutes = routes('Catalog', [
  get('/api/v1/catalog', listItems),
  post('/api/v1/catalog', createItem),
  get('/api/v1/catalog/:itemId', readItemCard),
  patch('/api/v1/catalog/:itemId', updateItem),
  del('/api/v1/catalog/:itemId', archiveItem),
  act('/api/v1/catalog/:itemId/restore', restoreItem),
  put('/api/v1/catalog/:itemId/pinned-cost', pinCost),
  del('/api/v1/catalog/:itemId/pinned-cost', unpinCost),
  get('/api/v1/catalog/:itemId/price-history', listPriceHistory),
  post('/api/v1/catalog/:itemId/supplier-links', linkSupplier),
  del('/api/v1/catalog/:itemId/supplier-links/:counterpartyId', unlinkSupplier),
  act('/api/v1/catalog/:itemId/merge', mergeItem),
  act('/api/v1/catalog/:itemId/unmerge', unmergeItem),
]);
