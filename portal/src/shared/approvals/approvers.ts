import { queryOptions } from '@tanstack/react-query';
import type { Permission } from '../../../../nouns/kit/rights.ts';
import { api, ask } from '../api/client.ts';

interface Approver {
  id: string;
  fullName: string;
}

/** Everybody at work whose roles hold a permission to approve. */
export const approversQuery = (permission: Permission) =>
  queryOptions({
    queryKey: ['users', 'approvers', permission],
    queryFn: async ({ signal }): Promise<Approver[]> => {
      const [roles, users] = await Promise.all([
        ask(api.GET('/api/v1/settings/roles', { params: { query: { limit: 200 } }, signal })),
        ask(api.GET('/api/v1/settings/users', { params: { query: { limit: 200, status: 'active' } }, signal })),
      ]);
      return mayApprove(permission, roles.items, users.items);
    },
  });

/** Those of whom one role at least holds the permission. */
export function mayApprove<User extends Approver & { roles: ReadonlyArray<{ id: string }> }>(
  permission: Permission,
  roles: ReadonlyArray<{ id: string; permissions: readonly string[] }>,
  users: readonly User[],
): User[] {
  const approving = new Set(roles.filter(({ permissions }) => permissions.includes(permission)).map(({ id }) => id));
  return users.filter((user) => user.roles.some(({ id }) => approving.has(id)));
}

/** Names of those who are not this person. */
export const othersOf = (approvers: readonly Approver[], me: string): string[] =>
  approvers.filter(({ id }) => id !== me).map(({ fullName }) => fullName);
