import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, ask } from '../api/client.ts';
import { useMay, useMe } from '../session/me.ts';

interface Person {
  id: string;
  fullName: string;
  position: string | null;
  isActive: boolean;
}

/** Everybody of the portal, the first two hundred by name: records name people by their id alone. */
const peopleQuery = queryOptions({
  queryKey: ['users', 'people'],
  queryFn: ({ signal }) =>
    ask(api.GET('/api/v1/settings/users', { params: { query: { limit: 200, sort: 'fullName' } }, signal })),
  select: ({ items }) =>
    items.map(
      ({ id, fullName, position, status }): Person => ({ id, fullName, position, isActive: status === 'active' }),
    ),
  staleTime: 300_000,
});

/** People by id; who may not read the list of people knows at least his own name. */
export function usePeople() {
  const may = useMay();
  const { user } = useMe();
  const { data } = useQuery({ ...peopleQuery, enabled: may('users.read') });
  const people = data ?? [{ id: user.id, fullName: user.fullName, position: user.position, isActive: true }];
  const byId = new Map(people.map((person) => [person.id, person]));
  return {
    people,
    active: people.filter(({ isActive }) => isActive),
    nameOf: (id: string | null | undefined) => (id ? (byId.get(id)?.fullName ?? '—') : '—'),
  };
}
