import type { Domain } from '../../platform/domain.ts';
import { stockSet } from './operations/count-item.ts';
import { procurementStatus } from './operations/move-requisition.ts';
import { priceUpsert } from './operations/price-item.ts';
import { counterpartyUpsert } from './operations/upsert-counterparty.ts';
import { invoiceUpsert } from './operations/upsert-invoice.ts';
import { catalogItemUpsert } from './operations/upsert-item.ts';

export const inboundDomain: Domain = {
  cards: [],
  routes: [],
  inboundOperations: [catalogItemUpsert, counterpartyUpsert, procurementStatus, priceUpsert, stockSet, invoiceUpsert],
};
