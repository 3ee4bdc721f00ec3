import type { Domain } from '../../platform/domain.ts';
import { sampleDataRoutes } from './sample-data.routes.ts';
import { sampleData } from './sample-data.ts';

export const sampleDataDomain: Domain = { entities: [sampleData], routes: sampleDataRoutes };
