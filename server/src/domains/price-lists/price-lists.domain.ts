import type { Domain } from '../../platform/domain.ts';
import { priceRowExchange } from './exchange/price-rows.exchange.ts';
import { priceListExpirySchedule } from './expiry.schedule.ts';
import { priceList } from './price-list.ts';
import { priceListCustomFields } from './price-lists.custom-fields.ts';
import { priceListFacade } from './price-lists.facade.ts';
import { priceListFiles } from './price-lists.files.ts';
import { priceListRoutes } from './price-lists.routes.ts';
import { priceListVariables } from './price-lists.variables.ts';
import { turnedListsSchedule } from './turned-lists.schedule.ts';

export const priceListsDomain: Domain = {
  cards: [priceList],
  routes: priceListRoutes,
  facadeResources: [priceListFacade],
  variableNamespaces: [priceListVariables],
  customFieldHosts: [priceListCustomFields],
  fileHosts: [priceListFiles],
  exchanged: [priceRowExchange],
  schedules: [priceListExpirySchedule, turnedListsSchedule],
};
