import { flag } from '../../../kernel/fields.ts';
import { listQuery } from '../../../kernel/lists/list-query.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { requisitionListing } from '../requisition.list.ts';
import { requisition } from '../requisition.ts';
import { requisitionPage } from '../requisition-page.ts';

/** What both lists of requisitions take beside their filters. */
export const requisitionParameters = {
  awaitingMyApproval: flag('Only those that wait for approval and that the caller may approve'),
};

export const listRequisitions = listQuery({
  name: 'requisitions.list-requisitions',
  summary: words('List purchase requisitions', 'Список заявок на закупку'),
  description:
    'With the planned and actual totals and the three coverages of each: they are kept with the requisition.',
  permission: 'purchase_requisitions.read',
  scope: 'purchase_requisitions.read',
  listing: requisitionListing,
  row: requisition.view,
  more: requisitionParameters,
  run: requisitionPage,
});
