import Type from 'typebox';
import { flag, id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { identityProviders } from '../../identity-providers/identity-provider.ts';
import { filterCondition } from '../protocol/filter-condition.ts';
import { listed, pageOf } from '../protocol/page-of.ts';
import { showResource } from '../protocol/show-resource.ts';
import { groupById, groupFilters, listGroupRows } from './group-row.ts';

export const listGroups = query({
  name: 'provisioning.list-groups',
  summary: words('List the groups of a provider', 'Список групп поставщика для него самого'),
  permission: 'internal',
  scope: null,
  input: object({
    ...{ providerId: id(), filter: Type.Optional(Type.String()), withMembers: flag('People of the groups too') },
    ...{ startIndex: Type.Optional(Type.String()), count: Type.Optional(Type.String()) },
  }),
  output: Type.Unknown(),

  async run({ db, services }, { providerId, filter, withMembers, ...page }) {
    const provider = await identityProviders.byId(db, providerId);
    const part = pageOf(page);
    const condition = filterCondition(filter, groupFilters(db));
    const { total, groups } = await listGroupRows(db, provider, condition, { ...part, withMembers });
    return listed(
      groups.map((group) => showResource('Group', group, services.publicUrl)),
      total,
      part,
    );
  },
});

export const getGroup = query({
  name: 'provisioning.get-group',
  summary: words('Get a group of a provider', 'Получить группу поставщика для него самого'),
  permission: 'internal',
  scope: null,
  input: object({ providerId: id(), id: Type.String() }),
  output: Type.Unknown(),

  async run({ db, services }, { providerId, id }) {
    const group = await groupById(db, await identityProviders.byId(db, providerId), id);
    return showResource('Group', group, services.publicUrl);
  },
});
