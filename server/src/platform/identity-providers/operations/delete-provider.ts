import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { demandOwner } from '../demand-owner.ts';
import { dropDomains } from '../drop-domains.ts';
import { identityProvider, identityProviders } from '../identity-provider.ts';

export const deleteProvider = command({
  name: 'identity-providers.delete-provider',
  summary: words('Delete an identity provider', 'Удалить поставщика учётных записей'),
  description:
    'For owners. Its people stay, and sign in by a password again: who has none asks for one by «forgot your password».',
  permission: 'users.assign_role',
  scope: null,
  provesPresence: true,
  refuses: ['precondition_failed'],
  input: object({ id: id() }),
  output: object({ result: Type.Literal('deleted'), id: id() }),

  async run(ctx, { id }) {
    await demandOwner(ctx);
    const before = await identityProviders.lock(ctx.db, id);
    ctx.expectVersion(before.version);
    await dropDomains(ctx.db, before.provedDomains);
    await ctx.db.execute(sql`delete from identity_providers where tenant_id = ${ctx.db.tenant} and id = ${id}`);
    ctx.record(identityProvider.fact('deleted', before));
    return { result: 'deleted' as const, id };
  },
});
