import Type from 'typebox';
import { lobby } from '../../../kernel/access/actor.ts';
import { flag, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { emailField } from '../../accounts/account-fields.ts';
import { normaliseEmail } from '../../accounts/rules/email-rules.ts';
import { domainOf } from './domain-of.ts';
import { writeProviderKey } from './provider-key.ts';

export const findProviders = query({
  name: 'identity-providers.find-providers',
  summary: words('Providers that sign an address in', 'Через кого входят с такой почтой'),
  description:
    'By the domain alone: the answer is the same whether a person of this address exists or not. `key` begins a sign-in.',
  permission: 'visitor',
  scope: null,
  input: object({ email: emailField() }),
  output: object({
    items: Type.Array(
      object({
        key: Type.String({ title: 'What a sign-in is begun by' }),
        name: Type.String({ title: 'Name' }),
        isOnlyWay: flag('A password is refused'),
      }),
    ),
  }),

  async enter({ email }, { directory }) {
    const domain = domainOf(normaliseEmail(email));
    const found = await directory.first<{ tenant_id: string }>(sql`select * from find_sign_in_domain(${domain})`);
    return { tenantId: found?.tenant_id ?? lobby, carried: domain };
  },

  async run({ db }, _, domain) {
    const found = await db.many<{ id: string; name: string; isOnlyWay: boolean }>(sql`
      select provider.id, provider.name, provider.is_only_way as "isOnlyWay"
      from sign_in_domains proved
      join identity_providers provider on provider.tenant_id = ${db.tenant} and provider.id = proved.provider_id
      where proved.tenant_id = ${db.tenant} and proved.domain = ${domain} and provider.is_on`);
    return {
      items: found.map(({ id, ...shown }) => ({
        key: writeProviderKey({ tenantId: db.tenant, providerId: id }),
        ...shown,
      })),
    };
  },
});
