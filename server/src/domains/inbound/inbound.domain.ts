import type { Domain } from '../../platform/domain.ts';
import { catalogItemUpsert } from './operations/catalog-item-upsert.ts';
import { counterpartyUpsert } from './operations/counterparty-upsert.ts';
import { invoiceUpsert } from './operations/invoice-upsert.ts';
import { priceUpsert } from './operations/price-upsert.ts';
import { procurementStatus } from './operations/procurement-status.ts';
import { stockSet } from './operations/stock-set.ts';

export const inboundDomain: Domain = {
  entities: [],
  routes: [],
  inboundOperations: [catalogItemUpsert, counterpartyUpsert, procurementStatus, priceUpsert, stockSet, invoiceUpsert],
};
