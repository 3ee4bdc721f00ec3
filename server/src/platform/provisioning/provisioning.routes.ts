import { del, get, patch, post, routes } from '../../kernel/routes.ts';
import { getProviderGroup, listProviderGroups } from './groups/provider-group.ts';
import { updateProviderGroup } from './groups/update-provider-group.ts';
import { createScimToken } from './tokens/create-scim-token.ts';
import { readScim } from './tokens/read-scim.ts';
import { revokeScimToken } from './tokens/revoke-scim-token.ts';

export const provisioningRoutes = routes('Identity providers', [
  get('/api/v1/identity-providers/:id/scim', readScim),
  post('/api/v1/identity-providers/:id/scim-tokens', createScimToken),
  del('/api/v1/identity-providers/:id/scim-tokens/:tokenId', revokeScimToken),
  get('/api/v1/provider-groups', listProviderGroups),
  get('/api/v1/provider-groups/:id', getProviderGroup),
  patch('/api/v1/provider-groups/:id', updateProviderGroup),
]);
