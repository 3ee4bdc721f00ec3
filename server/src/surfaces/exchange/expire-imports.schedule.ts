import Type from 'typebox';
import { object } from '../../kernel/fields.ts';
import type { Schedule } from '../../kernel/job.ts';
import { command } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';

/** Files, rows and previews are deleted after a day; results of applied imports after a month. */
export const expireImports = command({
  name: 'exchange.expire-imports',
  summary: words('Remove expired imports', 'Убрать просроченные импорты'),
  permission: 'signed-in',
  scope: null,
  input: object({}),
  output: Type.Unknown(),
  async run({ db, ...ctx }) {
    ctx.nothingChanged();
    const over = sql`select id from import_jobs where tenant_id = ${db.tenant} and expires_at <= portal_now()`;
    await db.execute(sql`delete from import_file_parts where tenant_id = ${db.tenant} and job_id in (${over})`);
    await db.execute(sql`delete from import_rows where tenant_id = ${db.tenant} and job_id in (${over})`);
    await db.execute(sql`
      update import_jobs set status = 'expired', choices = '{}', updated_at = portal_now()
      where tenant_id = ${db.tenant} and expires_at <= portal_now() and status in ('parsing', 'preview_ready', 'failed')`);
    await db.execute(sql`
      delete from import_jobs where tenant_id = ${db.tenant} and expires_at < portal_now() - interval '30 days'`);
  },
});

export const importExpirySchedule: Schedule = {
  name: 'exchange.expire',
  everySeconds: 3_600,
  async run({ portals, runIn }) {
    for await (const tenantId of portals()) await runIn(tenantId, expireImports, {});
  },
};
