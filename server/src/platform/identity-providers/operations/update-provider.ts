import Type from 'typebox';
import { id, object, version } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { checkProvider } from '../check-provider.ts';
import { clientSecretColumn } from '../client-secret.ts';
import { demandOwner } from '../demand-owner.ts';
import { dropDomains } from '../drop-domains.ts';
import { clientSecretField } from '../identity-provider.input.ts';
import { identityProvider, identityProviders } from '../identity-provider.ts';

export const updateProvider = command({
  name: 'identity-providers.update-provider',
  summary: words('Change an identity provider', 'Изменить поставщика учётных записей'),
  description:
    'For owners. A domain that is left out is free for others. People who signed in by another issuer are bound anew by their e-mail.',
  permission: 'users.assign_role',
  scope: null,
  provesPresence: true,
  refuses: ['version_conflict', 'precondition_failed'],
  input: object({
    id: id(),
    ...identityProvider.change,
    clientSecret: clientSecretField,
    version: Type.Optional(version()),
  }),
  output: identityProvider.view,

  async run(ctx, { id, version: _, clientSecret, ...given }) {
    const { db, services } = ctx;
    await demandOwner(ctx);
    const before = await identityProviders.lock(db, id);
    ctx.expectVersion(before.version);
    const values = await checkProvider(ctx, given);
    const left = before.provedDomains.filter((domain) => values.domains && !values.domains.includes(domain));
    await dropDomains(db, left);
    const columns = await clientSecretColumn(services, db, id, clientSecret);
    return identityProviders.change(ctx, before, values, { columns, touched: left.length > 0 });
  },
});
