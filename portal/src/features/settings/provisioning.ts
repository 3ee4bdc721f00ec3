import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../../sdk/types.ts';
import { api, ask } from '../../shared/api/client.ts';

export type ProviderGroup = components['schemas']['ProviderGroup'];

const pathOf = (id: string) => ({ params: { path: { id } } });

export const scimQuery = (providerId: string) =>
  queryOptions({
    queryKey: ['settings', 'scim', providerId],
    queryFn: ({ signal }) => ask(api.GET('/api/v1/identity-providers/{id}/scim', { ...pathOf(providerId), signal })),
  });

export const providerGroupsQuery = (providerId: string) =>
  queryOptions({
    queryKey: ['settings', 'provider groups', providerId],
    queryFn: async ({ signal }) =>
      (await ask(api.GET('/api/v1/provider-groups', { params: { query: { providerId, limit: 200 } }, signal }))).items,
  });

export const makeScimToken = (providerId: string) =>
  ask(api.POST('/api/v1/identity-providers/{id}/scim-tokens', { ...pathOf(providerId), body: {} }));

export const revokeScimToken = (id: string, tokenId: string) =>
  ask(api.DELETE('/api/v1/identity-providers/{id}/scim-tokens/{tokenId}', { params: { path: { id, tokenId } } }));

export const giveGroupRole = ({ id, version }: ProviderGroup, roleId: string | null) =>
  ask(api.PATCH('/api/v1/provider-groups/{id}', { ...pathOf(id), body: { roleId, version } }));
