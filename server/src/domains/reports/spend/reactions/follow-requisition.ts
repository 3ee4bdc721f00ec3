import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { requisition } from '../../../requisitions/requisition.ts';
import { followNaming } from './follow-naming.ts';

/** Spend stands under the department and the items that its requisition names now. */
export const followRequisition = followNaming([requisition.event('updated')], {
  name: 'reports.follow-requisition',
  summary: words('Count the spend of a requisition in its department', 'Учесть расходы по заявке в её подразделении'),
  stale: ({ tenant }, requisitionId) => sql`
    line.requisition_id = ${requisitionId} and (line.department is distinct from
      (select req.department_name from requisitions req where req.tenant_id = ${tenant} and req.id = ${requisitionId})
      or line.catalog_item_id is distinct from
      (select coalesce(billed.catalog_item_id, need.catalog_item_id) from invoice_lines billed
        left join requisition_lines need on need.tenant_id = ${tenant} and need.id = billed.requisition_line_id
        where billed.tenant_id = ${tenant} and billed.id = line.id))`,
});
