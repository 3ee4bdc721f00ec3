import Type from 'typebox';
import { words } from '../../kernel/errors.ts';
import { object } from '../../kernel/fields.ts';
import type { Schedule } from '../../kernel/job.ts';
import { command } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql.ts';

/** Files, rows and previews go a day after they came; what was applied keeps its result for a month. */
export const expireImports = command({
  name: 'exchange.expire-imports',
  summary: words('Remove expired imports', 'Убрать просроченные импорты'),
  permission: 'signed-in',
  scope: null,
  input: object({}),
  output: Type.Unknown(),
  async run({ db, ...ctx }) {
    ctx.nothingChanged();
    const over = sql`select id from import_jobs where tenant_id = ${db.tenant} and expires_at <= now()`;
    await db.execute(sql`delete from import_file_parts where tenant_id = ${db.tenant} and job_id in (${over})`);
    await db.execute(sql`delete from import_rows where tenant_id = ${db.tenant} and job_id in (${over})`);
    await db.execute(sql`
      update import_jobs set status = 'expired', choices = '{}', updated_at = now()
      where tenant_id = ${db.tenant} and expires_at <= now() and status in ('parsing', 'preview_ready', 'failed')`);
    // Its job was given up: nothing was written, and the person may apply it again.
    await db.execute(sql`
      update import_jobs import set status = 'preview_ready', updated_at = now(), problem = ${JSON.stringify(givenUp)}
      where import.tenant_id = ${db.tenant} and import.status = 'applying' and import.updated_at < now() - interval '1 hour'
        and not exists (
          select 1 from import_progress told
          where told.tenant_id = ${db.tenant} and told.job_id = import.id and told.updated_at > now() - interval '1 hour')`);
    await db.execute(sql`
      delete from import_jobs where tenant_id = ${db.tenant} and expires_at < now() - interval '30 days'`);
  },
});

const givenUp = {
  code: 'internal_error',
  detail: words('The import was interrupted; nothing was written.', 'Импорт прервался; ничего не записано.'),
};

export const importExpirySchedule: Schedule = {
  name: 'exchange.expire',
  everySeconds: 3_600,
  async run({ portals, runIn }) {
    for await (const tenantId of portals()) await runIn(tenantId, expireImports, {});
  },
};
