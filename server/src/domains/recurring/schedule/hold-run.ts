import type { RequisitionTemplateRun } from '../../../../../nouns/requisition-template-run.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { templateRuns } from './template-run.ts';

/** A day of a schedule, which nobody else makes meanwhile; undefined where its template was deleted. */
export async function holdRun({ db }: WriteContext, runId: string): Promise<RequisitionTemplateRun | undefined> {
  const lock = sql`select 1 from requisition_template_runs where tenant_id = ${db.tenant} and id = ${runId} for update`;
  const [, found] = await Promise.all([db.execute(lock), templateRuns.byIds(db, [runId])]);
  return found[0];
}
