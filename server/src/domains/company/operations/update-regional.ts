import { command } from '../../../kernel/operation.ts';
import { inUse, words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { assignments, differsFrom, sql } from '../../../kernel/sql/sql.ts';
import { checkRegional } from '../check-regional.ts';
import { regionalInput, regionalRow } from '../regional.input.ts';
import { regional } from '../regional.ts';
import { lockRegional, readRegional } from '../regional-settings.ts';

export const updateRegional = command({
  name: 'company.update-regional',
  summary: words('Change the regional settings', 'Изменить региональные настройки'),
  description:
    'Fields left out stay. The currency can change only while nothing is priced yet; exchange rates set before it are dropped, because they are worth units of the old one.',
  permission: 'company_settings.update',
  scope: 'settings.write',
  refuses: ['has_dependencies', 'version_conflict', 'precondition_failed'],
  input: regionalInput,
  output: regional.view,

  async run(ctx, { version: _, ...input }) {
    const before = await lockRegional(ctx.db);
    ctx.expectVersion(before.version);
    const given = checkRegional(before, input);
    const row = regionalRow(given);
    const changed = await ctx.db.execute(sql`
      update regional_settings set ${assignments({ ...row, updated_by: ctx.actor.userId })}, version = version + 1, updated_at = portal_now()
      where tenant_id = ${ctx.db.tenant} and ${differsFrom(row)}`);
    if (changed === 0) {
      ctx.nothingChanged();
      return before;
    }
    const after = await readRegional(ctx.db);
    if (after.currency !== before.currency) await leaveCurrency(ctx.db);
    ctx.record(regional.changed('updated', before, after));
    return after;
  },
});

/** What is priced stands in domains above this one: they answer in the database, where `money_blockers` is theirs to extend. */
async function leaveCurrency(db: Db): Promise<void> {
  const blockers = await db.many<{ entityType: string }>(
    sql`select entity_type as "entityType" from money_blockers(tenant_id => ${db.tenant})`,
  );
  if (blockers.length > 0) throw inUse(words('The currency', 'Валюта'), blockers);
  await db.execute(sql`delete from exchange_rates where tenant_id = ${db.tenant}`);
}
