import Type from 'typebox';
import { object } from '../../kernel/fields.ts';
import type { Schedule } from '../../kernel/job.ts';
import { command } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import { raw, sql } from '../../kernel/sql/sql.ts';
import { numberFresh } from './number-facts.ts';

const firstId = raw(`'00000000-0000-0000-0000-000000000000'`);

/** Portals looked at in one run. */
const most = 500;

const numberLate = command({
  name: 'audit.number-late-events',
  summary: words('Number late events', 'Пронумеровать запоздавшие события'),
  permission: 'internal',
  scope: null,
  input: object({}),
  output: object({ again: Type.Boolean() }),

  async run(ctx) {
    ctx.nothingChanged();
    return numberFresh(ctx.db, firstId);
  },
});

/**
 * Once an hour facts of all months are looked through for those without a position, which other looks do not see when they are
 * older than a month: they were written where no worker ran for so long, or by a clock that was wrong.
 */
export const lateFactsSchedule: Schedule = {
  name: 'audit.number-late',
  everySeconds: 3_600,
  async run({ directory, runIn }) {
    const found = await directory.many<{ tenant_id: string }>(sql`select * from tenants_with_fresh_facts(${most})`);
    for (const { tenant_id: tenantId } of found) await runIn(tenantId, numberLate, {});
  },
};
