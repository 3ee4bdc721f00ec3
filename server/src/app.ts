import { assortmentRoutes } from './domains/catalog/assortment/assortment.routes.ts';
import { assortmentVariables } from './domains/catalog/assortment/assortment.variables.ts';
import { assortmentCategory } from './domains/catalog/assortment/assortment-category.ts';
import { catalogCustomFields } from './domains/catalog/catalog.custom-fields.ts';
import { catalogExchange } from './domains/catalog/catalog.exchange.ts';
import { catalogFacade } from './domains/catalog/catalog.facade.ts';
import { catalogFiles } from './domains/catalog/catalog.files.ts';
import { catalogRoutes } from './domains/catalog/catalog.routes.ts';
import { catalogVariables } from './domains/catalog/catalog.variables.ts';
import { catalogItem } from './domains/catalog/catalog-item.ts';
import { categoryRoutes } from './domains/catalog/categories/categories.routes.ts';
import { catalogCategory } from './domains/catalog/categories/category.ts';
import { duePricesSchedule } from './domains/catalog/prices/due-prices.schedule.ts';
import { stockRoutes } from './domains/catalog/stock/stock.routes.ts';
import { stockMovement } from './domains/catalog/stock/stock-movement.ts';
import { supplierLink } from './domains/catalog/suppliers/supplier-link.ts';
import { companyRoutes } from './domains/company/company.routes.ts';
import { company } from './domains/company/company.ts';
import { companyVariables } from './domains/company/company.variables.ts';
import { exchangeRate } from './domains/company/exchange-rate.ts';
import { regional } from './domains/company/regional.ts';
import { counterpartyCustomFields } from './domains/counterparties/counterparties.custom-fields.ts';
import { counterpartyFacade } from './domains/counterparties/counterparties.facade.ts';
import { counterpartyFiles } from './domains/counterparties/counterparties.files.ts';
import { counterpartyRoutes } from './domains/counterparties/counterparties.routes.ts';
import { counterpartyVariables } from './domains/counterparties/counterparties.variables.ts';
import { counterparty } from './domains/counterparties/counterparty.ts';
import { unblockWhenExpired } from './domains/counterparties/unblock-expired.job.ts';
import { priceListExpirySchedule } from './domains/price-lists/expiry.schedule.ts';
import { priceList } from './domains/price-lists/price-list.ts';
import { priceListCustomFields } from './domains/price-lists/price-lists.custom-fields.ts';
import { priceListFacade } from './domains/price-lists/price-lists.facade.ts';
import { priceListRoutes } from './domains/price-lists/price-lists.routes.ts';
import { priceListVariables } from './domains/price-lists/price-lists.variables.ts';
import { warehouse } from './domains/warehouses/warehouse.ts';
import { warehouseCustomFields } from './domains/warehouses/warehouses.custom-fields.ts';
import { warehouseFacade } from './domains/warehouses/warehouses.facade.ts';
import { warehouseFiles } from './domains/warehouses/warehouses.files.ts';
import { warehouseRoutes } from './domains/warehouses/warehouses.routes.ts';
import type { AnyCard } from './kernel/entity.ts';
import type { Exchange } from './kernel/exchange.ts';
import type { FacadeResource } from './kernel/facade-resource.ts';
import type { Job, Schedule } from './kernel/job.ts';
import type { Route } from './kernel/routes.ts';
import type { VariableNamespace } from './kernel/variables.ts';
import { accountRoutes } from './platform/accounts/accounts.routes.ts';
import { confirmationAsked, resetAsked } from './platform/accounts/asked-by-mail.ts';
import { apiKey } from './platform/api-keys/api-key.ts';
import { apiKeyRoutes } from './platform/api-keys/api-keys.routes.ts';
import { keyExpirySchedule } from './platform/api-keys/key-expiry.schedule.ts';
import { auditRoutes } from './platform/audit/audit.routes.ts';
import { sealSchedule } from './platform/audit/seal.schedule.ts';
import { customField } from './platform/custom-fields/custom-field.ts';
import { customFieldRoutes } from './platform/custom-fields/custom-fields.routes.ts';
import type { CustomFieldHost } from './platform/custom-fields/host.ts';
import { importJob } from './platform/exchange/import-job.ts';
import { file } from './platform/files/file.ts';
import { fileRoutes } from './platform/files/files.routes.ts';
import type { FileHost } from './platform/files/host.ts';
import { scanFile } from './platform/files/scan-file.ts';
import { fileSweepSchedule } from './platform/files/sweep.schedule.ts';
import { purgeSchedule } from './platform/jobs/purge.schedule.ts';
import { deliverLetter } from './platform/mail/deliver-letter.ts';
import { role } from './platform/roles/role.ts';
import { roleRoutes } from './platform/roles/roles.routes.ts';
import { rewrapSchedule } from './platform/secrets/rewrap.schedule.ts';
import { user } from './platform/users/user.ts';
import { userRoutes } from './platform/users/users.routes.ts';
import { userVariables } from './platform/users/users.variables.ts';
import { eventCatalog } from './platform/webhooks/event-catalog.ts';
import { webhookSubscription } from './platform/webhooks/webhook-subscription.ts';
import { webhooks } from './platform/webhooks/webhooks.routes.ts';
import { exchanges } from './surfaces/exchange/exchange.routes.ts';
import { expirySchedule } from './surfaces/exchange/expire-imports.schedule.ts';
import { facadeRoutes } from './surfaces/facade/facade.routes.ts';
import { variableRoutes } from './surfaces/variables/variables.routes.ts';

/** Everything the platform is made of. This file alone knows every domain and every surface; nothing here behaves. */
export const cards: readonly AnyCard[] = [
  apiKey,
  role,
  user,
  company,
  counterparty,
  regional,
  exchangeRate,
  warehouse,
  catalogItem,
  catalogCategory,
  supplierLink,
  assortmentCategory,
  stockMovement,
  priceList,
  customField,
  file,
  webhookSubscription,
  importJob,
];

export const facadeResources: readonly FacadeResource[] = [
  catalogFacade,
  counterpartyFacade,
  warehouseFacade,
  priceListFacade,
];

export const variableNamespaces: readonly VariableNamespace[] = [
  catalogVariables,
  counterpartyVariables,
  assortmentVariables,
  priceListVariables,
  companyVariables,
  userVariables,
];

export const customFieldHosts: readonly CustomFieldHost[] = [
  catalogCustomFields,
  counterpartyCustomFields,
  warehouseCustomFields,
  priceListCustomFields,
];

export const fileHosts: readonly FileHost[] = [catalogFiles, counterpartyFiles, warehouseFiles];

export const exchanged: readonly Exchange[] = [catalogExchange];

export const events = eventCatalog(cards, facadeResources);

const outbound = webhooks(events);

const exchange = exchanges(exchanged);

export const jobs: readonly Job[] = [
  deliverLetter,
  confirmationAsked,
  resetAsked,
  unblockWhenExpired,
  scanFile,
  ...outbound.jobs,
  ...exchange.jobs,
];

export const schedules: readonly Schedule[] = [
  purgeSchedule,
  keyExpirySchedule,
  sealSchedule,
  rewrapSchedule,
  fileSweepSchedule,
  duePricesSchedule,
  priceListExpirySchedule,
  expirySchedule,
];

export const allRoutes: readonly Route[] = [
  ...accountRoutes,
  ...userRoutes,
  ...roleRoutes,
  ...apiKeyRoutes,
  ...auditRoutes(cards),
  ...companyRoutes,
  ...counterpartyRoutes,
  ...warehouseRoutes,
  ...exchange.routes,
  ...catalogRoutes,
  ...priceListRoutes,
  ...assortmentRoutes,
  ...categoryRoutes,
  ...stockRoutes,
  ...customFieldRoutes(customFieldHosts),
  ...fileRoutes(fileHosts),
  ...facadeRoutes(facadeResources),
  ...variableRoutes(variableNamespaces, customFieldHosts),
  ...outbound.routes,
];
