import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { identityProviders } from '../../identity-providers/identity-provider.ts';
import { filterCondition } from '../protocol/filter-condition.ts';
import { listed, pageOf } from '../protocol/page-of.ts';
import { showResource } from '../protocol/show-resource.ts';
import { listPeopleRows, personById, personFilters } from './person-row.ts';

const asked = {
  filter: Type.Optional(Type.String()),
  startIndex: Type.Optional(Type.String()),
  count: Type.Optional(Type.String()),
};

export const listPeople = query({
  name: 'provisioning.list-people',
  summary: words('List the people of a provider', 'Список сотрудников поставщика'),
  permission: 'internal',
  scope: null,
  input: object({ providerId: id(), ...asked }),
  output: Type.Unknown(),

  async run({ db, services }, { providerId, filter, ...page }) {
    const provider = await identityProviders.byId(db, providerId);
    const part = pageOf(page);
    const { total, people } = await listPeopleRows(db, provider, filterCondition(filter, personFilters), part);
    return listed(
      people.map((person) => showResource('User', person, services.publicUrl)),
      total,
      part,
    );
  },
});

export const getPerson = query({
  name: 'provisioning.get-person',
  summary: words('Get a person of a provider', 'Получить сотрудника поставщика'),
  permission: 'internal',
  scope: null,
  input: object({ providerId: id(), id: Type.String() }),
  output: Type.Unknown(),

  async run({ db, services }, { providerId, id }) {
    const person = await personById(db, await identityProviders.byId(db, providerId), id);
    return showResource('User', person, services.publicUrl);
  },
});
