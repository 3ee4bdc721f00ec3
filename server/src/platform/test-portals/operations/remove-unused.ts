import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { removeRows } from './remove-test-portal.ts';

const days = 90;

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
    const { unused } = await db.one<{ unused: boolean }>(sql`
      select greatest(portal.created_at,
        (select max(key.last_used_at) from api_keys key where key.tenant_id = ${db.tenant}),
        (select max(session.last_seen_at) from sessions session where session.tenant_id = ${db.tenant})) < now() - ${days} * interval '1 day' as unused
      from tenants portal where portal.tenant_id = ${db.tenant}`);
    if (unused) await removeRows.run(ctx, { id: db.tenant }, undefined);
  },
});
