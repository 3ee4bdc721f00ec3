import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { removeRows } from './remove-test-portal.ts';
import type { Leaving } from './tell-of-removal.ts';

const [days, noticeDays] = [90, 7];

/** Removes the test portal where no key and no person has come for so long, by the machine's time; answers one that is about to be removed. */
export const removeUnused = command({
  name: 'test-portals.remove-unused',
  summary: words('Remove a test portal that nobody uses', 'Удалить тестовый портал, которым не пользуются'),
  permission: 'internal',
  scope: null,
  input: object({}),
  output: Type.Unknown(),
  async run(ctx): Promise<Leaving | null> {
    ctx.nothingChanged();
    const { db } = ctx;
    const found = await db.first<Leaving & { daysLeft: number }>(sql`
      select used.made_in as "madeIn", used.name, used.at as "lastUsedAt", used.at + ${days} * interval '1 day' as "removedAt",
        extract(epoch from used.at + ${days} * interval '1 day' - now())::float8 / 86400 as "daysLeft"
      from (select made.made_in, portal.name, greatest(portal.created_at,
          (select max(key.last_used_at) from api_keys key where key.tenant_id = ${db.tenant}),
          (select max(session.last_seen_at) from sessions session where session.tenant_id = ${db.tenant})) as at
        from tenants portal join test_portals made on made.tenant_id = ${db.tenant} where portal.tenant_id = ${db.tenant}) used`);
    // While a node of a cluster is away live portals are looked at too.
    if (!found) return null;
    const { daysLeft, ...leaving } = found;
    if (daysLeft > noticeDays) return null;
    if (daysLeft > 0) return leaving;
    await removeRows.run(ctx, { id: db.tenant }, undefined);
    return null;
  },
});
