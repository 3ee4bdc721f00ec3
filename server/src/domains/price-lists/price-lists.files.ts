import { fileHost } from '../../platform/files/host.ts';
import { getPriceList } from './operations/get-price-list.ts';
import { updatePriceList } from './operations/update-price-list.ts';
import { holdList } from './price-list.row.ts';

export const priceListFiles = fileHost({
  entityType: 'priceList',
  get: getPriceList,
  update: updatePriceList,
  hold: holdList,
});
