import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { refuse, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { recordTransfer } from './record-transfer.ts';

/** Lets letters and webhooks leave a copy from now on. What was withheld before stays so. */
export const openCopy = command({
  name: 'moving.open-copy',
  summary: words('Let a copy speak', 'Разрешить копии исходящие письма и вебхуки'),
  permission: 'internal',
  scope: null,
  input: object({}),
  output: Type.Unknown(),
  async run(ctx) {
    const changed = await ctx.db.execute(sql`
      update tenants set outgoing = 'open' where tenant_id = ${ctx.db.tenant} and outgoing = 'held'`);
    if (changed === 0)
      throw refuse('conflict', words('The portal is no held copy.', 'Портал не является копией без исходящих.'));
    await ctx.call(recordTransfer, { happening: 'opened', data: {} });
  },
});
