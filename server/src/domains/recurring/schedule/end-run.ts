import type { RequisitionTemplateRun } from '../../../../../nouns/requisition-template-run.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';

type Outcome = Pick<RequisitionTemplateRun, 'status' | 'requisitionId' | 'problem'>;

/** Writes what became of a day. */
export const endRun = ({ db }: WriteContext, runId: string, { status, requisitionId, problem }: Outcome) =>
  db.execute(sql`
    update requisition_template_runs set status = ${status}, requisition_id = ${requisitionId},
      problem = ${problem && JSON.stringify(problem)}::jsonb, made_at = portal_now()
    where tenant_id = ${db.tenant} and id = ${runId}`);
