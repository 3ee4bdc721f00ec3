import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { inTestPortal } from '../in-test-portal.ts';
import { keptAtReset } from '../kept-at-reset.ts';

/** Takes its business data away and sets its clock back. */
export const clearTestPortal = command({
  name: 'test-portals.clear-test-portal',
  summary: words('Clear a test portal', 'Очистить тестовый портал'),
  permission: 'internal',
  scope: null,
  input: object({ id: id() }),
  output: Type.Unknown(),
  enter: inTestPortal,
  async run(ctx) {
    ctx.nothingChanged();
    await ctx.db.one(sql`
      select clear_test_portal(given.tenant_id, ${keptAtReset}) from (values (${ctx.db.tenant}::uuid)) given(tenant_id)`);
  },
});
