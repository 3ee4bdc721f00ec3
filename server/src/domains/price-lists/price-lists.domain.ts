import type { Domain } from '../../platform/domain.ts';
import { hostsOf } from '../../platform/records/hosts-of.ts';
import { priceRowExchange } from './exchange/price-rows.exchange.ts';
import { priceListExpirySchedule } from './expiry.schedule.ts';
import { updatePriceList } from './operations/update-price-list.ts';
import { linesOfPriceLists } from './price-list.lines.ts';
import { getPriceList, holdList, priceList, priceLists } from './price-list.ts';
import { priceListFacade } from './price-lists.facade.ts';
import { priceListRoutes } from './price-lists.routes.ts';
import { priceListVariables } from './price-lists.variables.ts';
import { turnedListsSchedule } from './turned-lists.schedule.ts';

export const priceListsDomain: Domain = {
  entities: [priceList],
  routes: priceListRoutes,
  facadeResources: [priceListFacade],
  variableNamespaces: [priceListVariables],
  recordLines: [linesOfPriceLists],
  ...hostsOf(priceLists, { get: getPriceList, update: updatePriceList, hold: holdList }),
  exchanged: [priceRowExchange],
  schedules: [priceListExpirySchedule, turnedListsSchedule],
};
