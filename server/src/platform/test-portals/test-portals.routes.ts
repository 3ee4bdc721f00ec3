import { act, del, get, routes } from '../../kernel/routes.ts';
import { getClock } from './operations/get-clock.ts';
import { giveSignInLink } from './operations/give-sign-in-link.ts';
import { listLetters } from './operations/list-letters.ts';
import { listTestPortals } from './operations/list-test-portals.ts';
import { moveClock } from './operations/move-clock.ts';
import { removeTestPortal } from './operations/remove-test-portal.ts';
import { signInByLink } from './operations/sign-in-by-link.ts';

const base = '/api/v1/sandbox';

export const testPortalRoutes = routes('Test portals', [
  get(base, listTestPortals),
  get(`${base}/clock`, getClock),
  act(`${base}/clock`, moveClock),
  get(`${base}/letters`, listLetters),
  act(`${base}/sign-in`, signInByLink, { policies: ['auth-ip'] }),
  act(`${base}/:id/sign-in-link`, giveSignInLink),
  del(`${base}/:id`, removeTestPortal),
]);
