import type { Domain } from '../../platform/domain.ts';
import { pipelineCards, pipelineRoutes } from './pipeline/pipeline.routes.ts';
import { requisition } from './requisition.ts';
import { requisitionLine } from './requisition-line.ts';
import { requisitionRoutes } from './requisitions.routes.ts';

export const requisitionsDomain: Domain = {
  cards: [requisition, requisitionLine, ...pipelineCards],
  routes: [...requisitionRoutes, ...pipelineRoutes],
};
