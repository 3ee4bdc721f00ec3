import { fileHost } from '../../platform/files/host.ts';
import { holdRfq } from './hold-rfq.ts';
import { getRfq } from './operations/get-rfq.ts';
import { updateRfq } from './operations/update-rfq.ts';

/** Attachments go to the suppliers, unless their category is `internal`. */
export const rfqFiles = fileHost({
  entityType: 'supplierRfq',
  get: getRfq,
  update: updateRfq,
  hold: (db, id) => holdRfq({ db }, id),
});
