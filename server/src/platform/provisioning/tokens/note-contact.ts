import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** When the provider last came; it is no change of its settings. */
export const noteContact = command({
  name: 'provisioning.note-contact',
  summary: words('Note that a provider came', 'Отметить обращение поставщика'),
  permission: 'internal',
  scope: null,
  input: object({ tokenId: id() }),
  output: Type.Unknown(),

  async run(ctx, { tokenId }) {
    ctx.nothingChanged();
    await ctx.db.execute(
      sql`update scim_tokens set last_used_at = now() where tenant_id = ${ctx.db.tenant} and id = ${tokenId}`,
    );
  },
});
