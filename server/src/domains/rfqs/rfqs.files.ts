import { fileHost } from '../../platform/files/host.ts';
import { updateRfq } from './operations/update-rfq.ts';
import { getRfq, supplierRfqs } from './supplier-rfq.ts';

/** Attachments go to the suppliers, unless their category is `internal`. */
export const rfqFiles = fileHost({
  entityType: 'supplierRfq',
  get: getRfq,
  update: updateRfq,
  hold: supplierRfqs.lock,
});
