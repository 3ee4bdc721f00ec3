import { facadeResource } from '../../kernel/facade-resource.ts';
import { counterparty } from './counterparty.ts';
import { archiveCounterparty } from './operations/archive-counterparty.ts';
import { changeCounterpartyStatus } from './operations/change-counterparty-status.ts';
import { createCounterparty } from './operations/create-counterparty.ts';
import { getCounterparty } from './operations/get-counterparty.ts';
import { listCounterparties } from './operations/list-counterparties.ts';
import { restoreCounterparty } from './operations/restore-counterparty.ts';
import { updateCounterparty } from './operations/update-counterparty.ts';

export const counterpartyFacade = facadeResource({
  key: 'counterparties',
  card: counterparty,
  list: listCounterparties,
  get: getCounterparty,
  create: createCounterparty,
  update: updateCounterparty,
  archive: archiveCounterparty,
  restore: restoreCounterparty,
  changeStatus: changeCounterpartyStatus,
});
