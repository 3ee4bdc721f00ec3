import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';

const batch = 200;

/** Requests whose reminder or deadline has come, the longest waiting first. */
export const dueRfqs = command({
  name: 'supplier-rfqs.due-rfqs',
  summary: words('Find requests whose time has come', 'Найти запросы, чей срок наступил'),
  permission: 'signed-in',
  scope: null,
  input: object({}),
  output: object({ ids: Type.Array(id('Request')) }),
  async run(ctx) {
    ctx.nothingChanged();
    const rows = await ctx.db.many<{ id: string }>(sql`
      select id from supplier_rfqs where tenant_id = ${ctx.db.tenant} and due_at <= portal_now() order by due_at, id limit ${batch}`);
    return { ids: rows.map(({ id }) => id) };
  },
});
