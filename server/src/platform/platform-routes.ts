import type { Route } from '../kernel/routes.ts';
import { accountRoutes } from './accounts/accounts.routes.ts';
import { apiKeyRoutes } from './api-keys/api-keys.routes.ts';
import { identityProviderRoutes } from './identity-providers/identity-providers.routes.ts';
import { noticeRoutes } from './notices/notices.routes.ts';
import { provisioningRoutes } from './provisioning/provisioning.routes.ts';
import { roleRoutes } from './roles/roles.routes.ts';
import { savedViewRoutes } from './saved-views/saved-views.routes.ts';
import { testPortalRoutes } from './test-portals/test-portals.routes.ts';
import { userRoutes } from './users/users.routes.ts';

/** Routes of the platform that no domain takes part in. */
export const platformRoutes: readonly Route[] = [
  accountRoutes,
  userRoutes,
  roleRoutes,
  identityProviderRoutes,
  provisioningRoutes,
  apiKeyRoutes,
  savedViewRoutes,
  noticeRoutes,
  testPortalRoutes,
].flat();
