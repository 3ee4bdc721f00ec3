import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { unblockCounterparty } from './unblock-counterparty.ts';

/** The end of a block. One that was lifted, archived or given a later end meanwhile is left as it is. */
export const unblockExpired = command({
  name: 'counterparties.unblock-expired',
  summary: words('End a block whose time is over', 'Снять истёкшую блокировку'),
  permission: 'counterparties.update',
  scope: null,
  input: object({ id: id() }),
  output: object({}),

  async run(ctx, { id }) {
    ctx.nothingChanged();
    const over = await ctx.db.first(sql`
      select 1 from counterparties
      where tenant_id = ${ctx.db.tenant} and id = ${id} and status = 'blocked' and blocked_until <= portal_now() for update`);
    if (over) await ctx.call(unblockCounterparty, { id, reason: 'expired' });
    return {};
  },
});
