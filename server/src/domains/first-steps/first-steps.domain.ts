import type { Domain } from '../../platform/domain.ts';
import { firstStepRoutes } from './first-steps.routes.ts';

export const firstStepsDomain: Domain = { entities: [], routes: firstStepRoutes };
