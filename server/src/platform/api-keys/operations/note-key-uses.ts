import Type from 'typebox';
import { id, instant, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** Writes gathered uses of a portal's keys in one statement. It moves no version: a use is no change of the key. */
export const noteKeyUses = command({
  name: 'api-keys.note-key-uses',
  summary: words('Note when keys were used', 'Отметить использование ключей'),
  permission: 'api_keys.read',
  scope: null,
  input: object({
    uses: Type.Array(object({ id: id(), at: instant('Used at'), ip: Type.Union([Type.String(), Type.Null()]) })),
  }),
  output: object({}),
  async run(ctx, { uses }) {
    ctx.nothingChanged();
    await ctx.db.execute(sql`
      update api_keys key set last_used_at = used.at, last_used_ip = used.ip
      from json_to_recordset(${JSON.stringify(uses)}::json) as used(id uuid, at instant, ip inet)
      where key.tenant_id = ${ctx.db.tenant} and key.id = used.id and (key.last_used_at is null or key.last_used_at <= used.at)`);
    return {};
  },
});
