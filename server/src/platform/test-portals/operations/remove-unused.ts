import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { removeRows } from './remove-test-portal.ts';
import type { Leaving } from './tell-of-removal.ts';

const unusedDays = 90;
const noticeDays = 7;
const day = 86_400_000;

type Made = Pick<Leaving, 'madeIn'> & { madeAt: string };
type Used = Pick<Leaving, 'name' | 'lastUsedAt'>;

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
    const made = await db.first<Made>(sql`
      select made_in as "madeIn", made_at as "madeAt" from test_portals where tenant_id = ${db.tenant}`);
    // While a node of a cluster is away live portals are looked at too.
    if (!made) return null;
    const used = await db.first<Used>(sql`
      select portal.name, greatest(portal.created_at,
        (select max(key.last_used_at) from api_keys key where key.tenant_id = ${db.tenant}),
        (select max(session.last_seen_at) from sessions session where session.tenant_id = ${db.tenant})) as "lastUsedAt"
      from tenants portal where portal.tenant_id = ${db.tenant}`);
    // One that was begun and never came to be has no row of its own.
    const removedMs = Date.parse(used?.lastUsedAt ?? made.madeAt) + unusedDays * day;
    const leftMs = removedMs - Date.now();
    if (leftMs < 0) await removeRows.run(ctx, { id: db.tenant }, undefined);
    if (!used || leftMs < 0 || leftMs > noticeDays * day) return null;
    return { madeIn: made.madeIn, ...used, removedAt: new Date(removedMs).toISOString() };
  },
});
