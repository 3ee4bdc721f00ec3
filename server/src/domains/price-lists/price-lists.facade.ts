import { facadeResource } from '../../kernel/facade-resource.ts';
import { createLinked } from '../../platform/external-links/create-linked.ts';
import { archivePriceList } from './operations/archive-price-list.ts';
import { changeStatus } from './operations/change-status.ts';
import { createPriceList } from './operations/create-price-list.ts';
import { restorePriceList } from './operations/restore-price-list.ts';
import { updatePriceList } from './operations/update-price-list.ts';
import { getPriceList, listPriceLists, priceList } from './price-list.ts';

export const priceListFacade = facadeResource({
  path: '/api/v1/integration-api/price-lists',
  entity: priceList,
  list: listPriceLists,
  get: getPriceList,
  create: createLinked('price-lists', priceList, createPriceList),
  update: updatePriceList,
  archive: archivePriceList,
  restore: restorePriceList,
  changeStatus,
});
