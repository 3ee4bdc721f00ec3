import type { Domain } from '../../platform/domain.ts';
import { rfqItem } from './items/rfq-item.ts';
import { rfqRecipient } from './recipients/rfq-recipient.ts';
import { rfqRoutes } from './rfqs.routes.ts';
import { supplierRfq } from './supplier-rfq.ts';

export const rfqsDomain: Domain = {
  cards: [supplierRfq, rfqItem, rfqRecipient],
  routes: rfqRoutes,
};
