import { identityProvider as declared } from '../../../../nouns/identity-provider.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import { words } from '../../kernel/problems/errors.ts';
import { raw, sql } from '../../kernel/sql/sql.ts';
import { listingOf } from '../records/listing-of.ts';
import { getRecord, listRecords } from '../records/read-operations.ts';
import { store } from '../records/store.ts';

export const identityProvider = entityOf(declared);

export const identityProviders = store(identityProvider, {
  hasClientSecret: () => raw('(provider.client_secret is not null)'),
  provedDomains: (tenant) => sql`
    (select coalesce(array_agg(proved.domain order by proved.domain), '{}') from sign_in_domains proved
     where proved.tenant_id = ${tenant} and proved.provider_id = provider.id)`,
});

const reading = { permission: 'users.read', scope: null } as const;

export const getProvider = getRecord(identityProviders, {
  name: 'identity-providers.get-provider',
  summary: words('Get an identity provider', 'Получить поставщика учётных записей'),
  ...reading,
});

export const listProviders = listRecords(
  identityProviders,
  listingOf(declared, { name: 'identity-providers', defaultSort: 'name' }),
  {
    name: 'identity-providers.list-providers',
    summary: words('List identity providers', 'Список поставщиков учётных записей'),
    ...reading,
  },
);
