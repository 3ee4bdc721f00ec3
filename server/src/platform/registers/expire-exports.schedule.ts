import Type from 'typebox';
import { object } from '../../kernel/fields.ts';
import type { Schedule } from '../../kernel/job.ts';
import { command } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';

/** What has expired goes; its content is taken out of the store by the sweep of what no row names. */
export const expireExports = command({
  name: 'registers.expire-exports',
  summary: words('Remove expired exports', 'Убрать просроченные выгрузки'),
  permission: 'internal',
  scope: null,
  input: object({}),
  output: Type.Unknown(),
  async run(ctx) {
    ctx.nothingChanged();
    await ctx.db.execute(
      sql`delete from register_exports where tenant_id = ${ctx.db.tenant} and expires_at <= portal_now()`,
    );
  },
});

export const exportExpirySchedule: Schedule = {
  name: 'registers.expire',
  everySeconds: 3_600,
  async run({ portals, runIn }) {
    for await (const tenantId of portals()) await runIn(tenantId, expireExports, {});
  },
};
