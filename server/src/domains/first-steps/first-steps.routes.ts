import { act, get, routes } from '../../kernel/routes.ts';
import { getFirstSteps } from './operations/get-first-steps.ts';
import { hideFirstSteps } from './operations/hide-first-steps.ts';
import { showFirstSteps } from './operations/show-first-steps.ts';

export const firstStepRoutes = routes('First steps', [
  get('/api/v1/first-steps', getFirstSteps),
  act('/api/v1/first-steps/hide', hideFirstSteps),
  act('/api/v1/first-steps/show', showFirstSteps),
]);
