import { fileHost } from '../../platform/files/host.ts';
import { getRequisition } from './operations/get-requisition.ts';
import { updateRequisition } from './operations/update-requisition.ts';

export const requisitionFiles = fileHost({
  entityType: 'procurement',
  get: getRequisition,
  update: updateRequisition,
});
