import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { pullJob } from './pull-page.ts';

/** Begins a run over these streams of a locked installation. */
export async function startRun(ctx: WriteContext, installationId: string, streams: readonly string[]): Promise<string> {
  const runId = uuidv7();
  await ctx.db.execute(sql`
    update integration_installations
    set sync_run = ${runId}, sync_progress = '{"done": 0, "total": null}', last_sync_status = 'running', next_sync_at = null
    where tenant_id = ${ctx.db.tenant} and id = ${installationId}`);
  await ctx.enqueue(pullJob, { installationId, runId, streams: [...streams] });
  return runId;
}
