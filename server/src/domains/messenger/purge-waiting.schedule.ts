import Type from 'typebox';
import { object } from '../../kernel/fields.ts';
import type { Schedule } from '../../kernel/job.ts';
import { command } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';

/** Removes statuses and echoes whose message never came: after 30 days nothing is told of it any more. */
const purgeWaiting = command({
  name: 'messenger.purge-waiting',
  summary: words('Remove statuses without a message', 'Убрать статусы без сообщений'),
  permission: 'signed-in',
  scope: null,
  input: object({}),
  output: Type.Unknown(),
  async run(ctx) {
    ctx.nothingChanged();
    await ctx.db.execute(sql`
      delete from messenger_early_events where tenant_id = ${ctx.db.tenant} and received_at < portal_now() - interval '30 days'`);
  },
});

export const purgeWaitingSchedule: Schedule = {
  name: 'messenger.purge-waiting',
  everySeconds: 86_400,
  async run({ portals, runIn }) {
    for await (const tenantId of portals()) await runIn(tenantId, purgeWaiting, {});
  },
};
