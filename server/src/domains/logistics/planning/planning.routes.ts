import { act, post, routes } from '../../../kernel/routes.ts';
import { applyPlan } from './operations/apply-plan.ts';
import { planDeliveries } from './operations/plan-deliveries.ts';
import { proposeRoute } from './operations/propose-route.ts';

export const planningRoutes = routes('Logistics', [
  act('/api/v1/logistics/plan', planDeliveries),
  post('/api/v1/logistics/plan/apply', applyPlan, { bodyLimit: 5 * 1024 * 1024, arrayItems: 2_000 }),
  act('/api/v1/logistics/routes/propose', proposeRoute),
]);
