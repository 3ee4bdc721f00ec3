import { facadeResource } from '../../kernel/facade-resource.ts';
import { changeStatus } from './operations/change-status.ts';
import { createRequisition } from './operations/create-requisition.ts';
import { listWithLines } from './operations/list-with-lines.ts';
import { readWithLines } from './operations/read-with-lines.ts';
import { updateRequisition } from './operations/update-requisition.ts';
import { requisition } from './requisition.ts';

/** Requisitions are cancelled, never deleted: there is nothing to archive. */
export const requisitionFacade = facadeResource({
  key: 'purchase-requisitions',
  aliases: ['procurements'],
  card: requisition,
  list: listWithLines,
  get: readWithLines,
  create: createRequisition,
  update: updateRequisition,
  changeStatus,
});
