import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '../api/client.ts';

/** A person of the portal by identifier; needs `users.read`. */
export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['users', id],
    queryFn: ({ signal }) => ask(api.GET('/api/v1/settings/users/{id}', { params: { path: { id } }, signal })),
    staleTime: 300_000,
  });

/** Active people by what is typed, as `RecordSelect` asks for them. */
export async function findPeople(search: string, signal: AbortSignal) {
  const query = { status: 'active', limit: 20, ...(search.length > 1 && { search }) };
  const { items } = await ask(api.GET('/api/v1/settings/users', { params: { query }, signal }));
  return items.map(({ id, fullName, position, email }) => ({ id, label: fullName, about: position ?? email }));
}
