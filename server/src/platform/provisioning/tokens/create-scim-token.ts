import Type from 'typebox';
import { id, instant, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { columns, sql } from '../../../kernel/sql/sql.ts';
import { makeToken } from '../../accounts/one-time-token.ts';
import { demandOwner } from '../../identity-providers/demand-owner.ts';
import { identityProvider, identityProviders } from '../../identity-providers/identity-provider.ts';

export const createScimToken = command({
  name: 'provisioning.create-scim-token',
  summary: words('Make a token for SCIM', 'Выпустить токен SCIM'),
  description:
    'For owners. The token is in this answer and nowhere else. The ones before it work for `overlapHours` more, so that the provider is given the new one meanwhile.',
  permission: 'users.assign_role',
  scope: null,
  provesPresence: true,
  revealsSecret: true,
  input: object({
    id: id(),
    overlapHours: Type.Integer({ minimum: 0, maximum: 168, default: 24, title: 'Hours the tokens before still work' }),
  }),
  output: object({
    id: id(),
    token: Type.String({ title: 'The whole token, shown once' }),
    last4: Type.String({ title: 'Its last characters' }),
    createdAt: instant('Made'),
  }),

  async run(ctx, { id, overlapHours }) {
    await demandOwner(ctx);
    const { db, newId, actor } = ctx;
    const provider = await identityProviders.lock(db, id);
    await db.execute(sql`
      update scim_tokens set expires_at = least(expires_at, now() + make_interval(hours => ${overlapHours}))
      where tenant_id = ${db.tenant} and provider_id = ${id}`);
    await db.execute(
      sql`delete from scim_tokens where tenant_id = ${db.tenant} and provider_id = ${id} and expires_at <= now()`,
    );
    const { token, hash: digest } = makeToken(db.tenant);
    const last4 = token.slice(-4);
    const createdAt = new Date().toISOString();
    await db.execute(sql`
      insert into scim_tokens ${columns({
        ...{ tenant_id: db.tenant, id: newId, provider_id: id, digest, last4 },
        ...{ created_at: createdAt, created_by: actor.userId },
      })}`);
    ctx.record(identityProvider.fact('scim_token_created', provider, { tokenId: newId, last4, overlapHours }));
    return { id: newId, token, last4, createdAt };
  },
});
