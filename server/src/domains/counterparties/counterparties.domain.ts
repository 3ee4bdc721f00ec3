import { facadeResource } from '../../kernel/facade-resource.ts';
import type { Domain } from '../../platform/domain.ts';
import { createLinked } from '../../platform/external-links/create-linked.ts';
import { hostsOf } from '../../platform/records/hosts-of.ts';
import { counterpartyRoutes } from './counterparties.routes.ts';
import { counterpartyVariables } from './counterparties.variables.ts';
import { counterparties, counterparty } from './counterparty.ts';
import { counterpartyExchange } from './exchange/counterparties.exchange.ts';
import { archiveCounterparty } from './operations/archive-counterparty.ts';
import { changeCounterpartyStatus } from './operations/change-counterparty-status.ts';
import { createCounterparty } from './operations/create-counterparty.ts';
import { getCounterparty } from './operations/get-counterparty.ts';
import { listCounterparties } from './operations/list-counterparties.ts';
import { restoreCounterparty } from './operations/restore-counterparty.ts';
import { updateCounterparty } from './operations/update-counterparty.ts';
import { unblockWhenExpired } from './unblock-expired.job.ts';

const counterpartyFacade = facadeResource({
  path: '/api/v1/integration-api/counterparties',
  entity: counterparty,
  list: listCounterparties,
  get: getCounterparty,
  create: createLinked('counterparties', counterparty, createCounterparty),
  update: updateCounterparty,
  archive: archiveCounterparty,
  restore: restoreCounterparty,
  changeStatus: changeCounterpartyStatus,
});

export const counterpartiesDomain: Domain = {
  entities: [counterparty],
  routes: counterpartyRoutes,
  facadeResources: [counterpartyFacade],
  variableNamespaces: [counterpartyVariables],
  ...hostsOf(counterparties, { get: getCounterparty, update: updateCounterparty }),
  exchanged: [counterpartyExchange],
  jobs: [unblockWhenExpired],
};
