import { providerGroup as declared } from '../../../../../nouns/provider-group.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { listingOf } from '../../records/listing-of.ts';
import { getRecord, listRecords } from '../../records/read-operations.ts';
import { store } from '../../records/store.ts';

export const providerGroup = entityOf(declared);

export const providerGroups = store(providerGroup, {
  people: (tenant) => sql`
    (select count(*)::int from provider_group_members member
     where member.tenant_id = ${tenant} and member.group_id = provided.id)`,
});

const reading = { permission: 'users.read', scope: null } as const;

export const getProviderGroup = getRecord(providerGroups, {
  name: 'provisioning.get-provider-group',
  summary: words('Get a group of a provider', 'Получить группу поставщика'),
  ...reading,
});

export const listProviderGroups = listRecords(
  providerGroups,
  listingOf(declared, { name: 'provider-groups', defaultSort: 'name' }),
  {
    name: 'provisioning.list-provider-groups',
    summary: words('List groups of providers', 'Список групп поставщиков'),
    ...reading,
  },
);
