import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { notFound, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { demandOwner } from '../../identity-providers/demand-owner.ts';
import { identityProvider, identityProviders } from '../../identity-providers/identity-provider.ts';

export const revokeScimToken = command({
  name: 'provisioning.revoke-scim-token',
  summary: words('Revoke a token for SCIM', 'Отозвать токен SCIM'),
  description: 'For owners. The provider is refused from its next request on.',
  permission: 'users.assign_role',
  scope: null,
  provesPresence: true,
  input: object({ id: id(), tokenId: id('Token') }),
  output: object({ result: Type.Literal('revoked'), id: id() }),

  async run(ctx, { id, tokenId }) {
    await demandOwner(ctx);
    const { db } = ctx;
    const provider = await identityProviders.lock(db, id);
    const revoked = await db.execute(sql`
      delete from scim_tokens where tenant_id = ${db.tenant} and provider_id = ${id} and id = ${tokenId}`);
    if (revoked === 0) throw notFound(words('Token', 'Токен'));
    ctx.record(identityProvider.fact('scim_token_revoked', provider, { tokenId }));
    return { result: 'revoked' as const, id: tokenId };
  },
});
