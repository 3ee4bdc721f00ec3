import type { Domain } from '../../platform/domain.ts';
import { procurementStatus } from './operations/move-requisition.ts';
import { counterpartyUpsert } from './operations/upsert-counterparty.ts';
import { catalogItemUpsert } from './operations/upsert-item.ts';

export const inboundDomain: Domain = {
  cards: [],
  routes: [],
  inboundOperations: [catalogItemUpsert, counterpartyUpsert, procurementStatus],
};
