import { requisitionLine as declared } from '../../../../../../nouns/requisition-line.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { listingOf } from '../../../../platform/records/listing-of.ts';
import { listRecords } from '../../../../platform/records/read-operations.ts';
import { requisitionLines } from '../../requisition-line.ts';

/** Lines in their order; a cancelled one is kept, as an archived record is. */
const listing = {
  ...listingOf(declared, { name: 'requisition-lines', defaultSort: 'position' }),
  archivedAt: "nullif(line.status, 'active')",
};

/** Lines page by page, for exports. */
export const listLines = listRecords(requisitionLines, listing, {
  name: 'requisitions.list-lines',
  summary: words('List lines of requisitions', 'Строки заявок'),
  permission: 'purchase_requisitions.read',
  scope: 'purchase_requisitions.read',
});
