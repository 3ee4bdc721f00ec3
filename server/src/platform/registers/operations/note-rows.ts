import Type from 'typebox';
import { id, integer, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';

export const noteRows = command({
  name: 'registers.note-rows',
  summary: words('Note how far an export is', 'Отметить, сколько выгружено'),
  permission: 'internal',
  scope: null,
  input: object({ exportId: id(), rows: integer('Rows') }),
  output: Type.Unknown(),
  async run(ctx, { exportId, rows }) {
    ctx.nothingChanged();
    await ctx.db.execute(sql`
      update register_exports set row_count = ${rows}, updated_at = portal_now()
      where tenant_id = ${ctx.db.tenant} and id = ${exportId} and status = 'working'`);
  },
});
