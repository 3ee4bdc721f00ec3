import Type from 'typebox';
import { object } from '../../kernel/fields.ts';
import { command } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';

/** Removes what will not be needed again: answers kept for repeats, finished jobs, ended sessions, old links, old notices, old writes of agents. */
export const purgePortal = command({
  name: 'jobs.purge-portal',
  summary: words('Remove what has served', 'Убрать отработавшее'),
  permission: 'signed-in',
  scope: null,
  input: object({}),
  output: Type.Unknown(),
  async run(ctx) {
    const { db } = ctx;
    ctx.nothingChanged();
    await db.execute(sql`
      delete from idempotency_keys where tenant_id = ${db.tenant} and created_at < now() - interval '72 hours'`);
    // A job that was given up stays for those who ask why.
    await db.execute(sql`
      delete from jobs where tenant_id = ${db.tenant} and finished_at < now() - case when failed then interval '90 days' else interval '3 days' end`);
    await db.execute(sql`
      delete from sessions where tenant_id = ${db.tenant} and expires_at < now() - interval '30 days'`);
    await db.execute(sql`
      delete from one_time_links where tenant_id = ${db.tenant} and expires_at < now() - interval '90 days'`);
    await db.execute(sql`
      delete from email_changes where tenant_id = ${db.tenant} and undo_until < now() - interval '90 days'`);
    await db.execute(sql`
      delete from notices where tenant_id = ${db.tenant} and created_at < now() - interval '90 days'
        and (read_at < now() - interval '90 days' or created_at < now() - interval '365 days')`);
    await db.execute(sql`
      delete from pending_writes where tenant_id = ${db.tenant} and expires_at < now() - interval '90 days'`);
  },
});
