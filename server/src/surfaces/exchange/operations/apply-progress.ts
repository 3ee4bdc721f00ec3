import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** Short transactions beside the long one that writes the rows; none of them is exposed. */
const inside = { permission: 'signed-in', scope: null, output: Type.Unknown() } as const;

/** Resets the progress. False when there is nothing left to apply. */
export const beginApplying = command({
  ...inside,
  name: 'exchange.begin-applying',
  summary: words('Begin to apply an import', 'Начать применение импорта'),
  input: object({ jobId: id() }),
  async run(ctx, { jobId }): Promise<boolean> {
    ctx.nothingChanged();
    const begun = await ctx.db.execute(sql`
      insert into import_progress (tenant_id, job_id, applied)
      select tenant_id, id, 0 from import_jobs where tenant_id = ${ctx.db.tenant} and id = ${jobId} and status = 'applying'
      on conflict (tenant_id, job_id) do update set applied = 0, updated_at = excluded.updated_at`);
    return begun === 1;
  },
});

/** Does not wait for locks of the rows being written: it changes only the import's progress. */
export const noteProgress = command({
  ...inside,
  name: 'exchange.note-progress',
  summary: words('Record the progress of an import', 'Отметить ход импорта'),
  input: object({ jobId: id(), applied: Type.Integer({ minimum: 0 }) }),
  async run(ctx, { jobId, applied }) {
    ctx.nothingChanged();
    await ctx.db.execute(sql`
      update import_progress set applied = ${applied}, updated_at = portal_now() where tenant_id = ${ctx.db.tenant} and job_id = ${jobId}`);
  },
});
