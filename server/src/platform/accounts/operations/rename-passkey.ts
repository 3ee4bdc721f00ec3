import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { accountFact } from '../account-fact.ts';
import { lockHolder } from '../passkeys/lock-holder.ts';
import { onePasskey, type PasskeyView, passkeyColumns, passkeyName } from '../passkeys/passkey.row.ts';
import { noPasskey } from '../passkeys/refusals.ts';

export const renamePasskey = command({
  name: 'accounts.rename-passkey',
  summary: words('Rename a passkey', 'Переименовать ключ доступа'),
  permission: 'signed-in',
  scope: null,
  provesPresence: true,
  refuses: ['not_found'],
  input: object({ id: id(), name: passkeyName() }),
  output: onePasskey,

  async run(ctx, { id, name }) {
    const { db, services } = ctx;
    const holder = await lockHolder(ctx);
    const renamed = await db.first<PasskeyView>(sql`
      update passkeys set name = ${name} where tenant_id = ${db.tenant} and user_id = ${holder.id} and id = ${id}
      returning ${passkeyColumns(services)}`);
    if (!renamed) throw noPasskey();
    ctx.record(accountFact('passkey_renamed', holder, { passkeyId: id, name }));
    return renamed;
  },
});
