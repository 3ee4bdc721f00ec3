import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { brokenRule, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { refuseGoingOut } from '../../test-portals/refusals.ts';
import { checkProvider } from '../check-provider.ts';
import { clientSecretColumn } from '../client-secret.ts';
import { demandOwner } from '../demand-owner.ts';
import { clientSecretField } from '../identity-provider.input.ts';
import { identityProvider, identityProviders } from '../identity-provider.ts';

const mostProviders = 10;

export const createProvider = command({
  name: 'identity-providers.create-provider',
  summary: words('Add an identity provider', 'Добавить поставщика учётных записей'),
  description:
    'For owners. Register the callback `/api/v1/auth/providers/callback` with the provider. Nobody signs in by it until a domain is proved (`test`) and it is on.',
  permission: 'users.assign_role',
  scope: null,
  provesPresence: true,
  refuses: ['business_rule_violated', 'test_portal_stays_inside'],
  input: object({ ...identityProvider.creation, clientSecret: clientSecretField }),
  output: identityProvider.view,

  async run(ctx, { clientSecret, ...given }) {
    refuseGoingOut();
    await demandOwner(ctx);
    const { db, services, newId } = ctx;
    const { held } = await db.one<{ held: number }>(
      sql`select count(*)::int as held from identity_providers where tenant_id = ${db.tenant}`,
    );
    if (held >= mostProviders) throw tooMany();
    const values = await checkProvider(ctx, given);
    await identityProviders.insert(ctx, values, await clientSecretColumn(services, db, newId, clientSecret ?? null));
    const made = await identityProviders.byId(db, newId);
    ctx.record(identityProvider.fact('created', made));
    return made;
  },
});

const tooMany = () =>
  brokenRule(
    'too_many_providers',
    words(
      `A portal has at most ${mostProviders} identity providers.`,
      `В портале не больше ${mostProviders} поставщиков учётных записей.`,
    ),
  );
