import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { Permission } from '../../../../nouns/kit/rights.ts';
import { api, ask } from '../api/client.ts';
import { earlyOr } from './early.ts';

/** The person, their portal and what their roles allow. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: () => earlyOr('/api/v1/auth/me', () => ask(api.GET('/api/v1/auth/me'))),
  staleTime: 60_000,
});

export const useMe = () => useSuspenseQuery(meQuery).data;

/** Whether the person holds a permission. */
export type May = (permission: Permission) => boolean;

/** Whether a permission of the server's own names is held: pages hide what may not be done. */
export function useMay(): May {
  const { permissions } = useMe();
  const held = new Set<string>(permissions);
  return (permission) => held.has(permission);
}
