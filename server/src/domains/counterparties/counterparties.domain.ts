import type { Domain } from '../../platform/domain.ts';
import { counterpartyCustomFields } from './counterparties.custom-fields.ts';
import { counterpartyFacade } from './counterparties.facade.ts';
import { counterpartyFiles } from './counterparties.files.ts';
import { counterpartyRoutes } from './counterparties.routes.ts';
import { counterpartyVariables } from './counterparties.variables.ts';
import { counterparty } from './counterparty.ts';
import { counterpartyExchange } from './exchange/counterparties.exchange.ts';
import { unblockWhenExpired } from './unblock-expired.job.ts';

export const counterpartiesDomain: Domain = {
  cards: [counterparty],
  routes: counterpartyRoutes,
  facadeResources: [counterpartyFacade],
  variableNamespaces: [counterpartyVariables],
  customFieldHosts: [counterpartyCustomFields],
  fileHosts: [counterpartyFiles],
  exchanged: [counterpartyExchange],
  jobs: [unblockWhenExpired],
};
