import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { removeRows } from './remove-test-portal.ts';

const unusedMs = 90 * 86_400_000;

interface Used {
  at: string;
}

/** Removes the test portal where no key and no person has come for so long, by the machine's time. */
export const removeUnused = command({
  name: 'test-portals.remove-unused',
  summary: words('Remove a test portal that nobody uses', 'Удалить тестовый портал, которым не пользуются'),
  permission: 'internal',
  scope: null,
  input: object({}),
  output: Type.Unknown(),
  async run(ctx) {
    ctx.nothingChanged();
    const { db } = ctx;
    const last =
      (await db.first<Used>(sql`
        select greatest(portal.created_at,
          (select max(key.last_used_at) from api_keys key where key.tenant_id = ${db.tenant}),
          (select max(session.last_seen_at) from sessions session where session.tenant_id = ${db.tenant})) as at
        from tenants portal where portal.tenant_id = ${db.tenant}`)) ??
      // One that was begun and never came to be has no row of its own.
      (await db.one<Used>(sql`select made_at as at from test_portals where tenant_id = ${db.tenant}`));
    if (Date.parse(last.at) < Date.now() - unusedMs) await removeRows.run(ctx, { id: db.tenant }, undefined);
  },
});
