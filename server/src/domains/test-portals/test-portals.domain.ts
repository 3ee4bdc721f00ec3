import type { Domain } from '../../platform/domain.ts';
import { testPortalMakingRoutes } from './test-portals.routes.ts';

export const testPortalsDomain: Domain = { entities: [], routes: testPortalMakingRoutes };
