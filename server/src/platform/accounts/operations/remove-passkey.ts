import { choice, id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { accountFact } from '../account-fact.ts';
import { lockHolder } from '../passkeys/lock-holder.ts';
import { noPasskey } from '../passkeys/refusals.ts';
import { tellPasskey } from '../passkeys/tell-passkey.ts';

export const removePasskey = command({
  name: 'accounts.remove-passkey',
  summary: words('Remove a passkey', 'Удалить ключ доступа'),
  description: 'It signs in no more. What the authenticator itself keeps is removed there. Told by mail.',
  permission: 'signed-in',
  scope: null,
  beforeSetUp: true,
  provesPresence: true,
  refuses: ['not_found'],
  input: object({ id: id() }),
  output: object({ id: id(), status: choice(['removed'], 'Status') }),

  async run(ctx, { id }) {
    const { db } = ctx;
    const holder = await lockHolder(ctx);
    const removed = await db.first<{ name: string }>(sql`
      delete from passkeys where tenant_id = ${db.tenant} and user_id = ${holder.id} and id = ${id} returning name`);
    if (!removed) throw noPasskey();
    await tellPasskey(ctx, holder.id, 'removed', removed.name);
    ctx.record(accountFact('passkey_removed', holder, { passkeyId: id, name: removed.name }));
    return { id, status: 'removed' as const };
  },
});
