import { act, post, routes } from '../../kernel/routes.ts';
import { makeTestPortal } from './operations/make-test-portal.ts';
import { resetOwnPortal, resetTestPortal } from './operations/reset-test-portal.ts';

const base = '/api/v1/sandbox';

export const testPortalMakingRoutes = routes('Test portals', [
  post(base, makeTestPortal),
  act(`${base}/reset`, resetOwnPortal),
  act(`${base}/:id/reset`, resetTestPortal),
]);
