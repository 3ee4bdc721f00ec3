import Type from 'typebox';
import { object } from '../../kernel/fields.ts';
import type { Schedule } from '../../kernel/job.ts';
import { command } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import { raw, sql } from '../../kernel/sql/sql.ts';
import { numberFresh } from './number-facts.ts';

const first = '00000000-0000-0000-0000-000000000000';
const firstId = raw(`'${first}'`);

interface Found {
  tenant_id: string;
}

/** Portals asked for at once. */
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
    for (let beyond: string | undefined = first; beyond !== undefined; ) {
      const found: Found[] = await directory.many(sql`select * from tenants_with_fresh_facts(${most}, ${beyond})`);
      for (const { tenant_id: tenantId } of found) await runIn(tenantId, numberLate, {});
      beyond = found.length < most ? undefined : found.at(-1)?.tenant_id;
    }
  },
};
