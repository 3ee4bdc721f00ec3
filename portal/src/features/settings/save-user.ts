import { api, ask } from '../../shared/api/client.ts';
import type { User } from './users.ts';

interface UserValues {
  fullName: string;
  position: string;
  phone: string;
  locale: User['locale'];
  roleIds: string[];
}

/** The roles have an address of their own; what did not change is not sent. */
export async function saveUser(
  { id, version }: Pick<User, 'id' | 'version'>,
  { roleIds, ...rest }: UserValues,
  changed: (field: string) => boolean,
) {
  const params = { path: { id } };
  if (['fullName', 'position', 'phone', 'locale'].some(changed)) {
    const body = { ...rest, position: rest.position || null, phone: rest.phone || null, version };
    await ask(api.PATCH('/api/v1/settings/users/{id}', { params, body }));
  }
  if (changed('roleIds')) await ask(api.PUT('/api/v1/settings/users/{id}/roles', { params, body: { roleIds } }));
}
