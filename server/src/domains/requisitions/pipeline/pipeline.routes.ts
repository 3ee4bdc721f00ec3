import { act, del, get, patch, post, routes } from '../../../kernel/routes.ts';
import { archiveProductField } from '../product-fields/operations/archive-product-field.ts';
import { createProductField } from '../product-fields/operations/create-product-field.ts';
import { orderProductFields } from '../product-fields/operations/order-product-fields.ts';
import { updateProductField } from '../product-fields/operations/update-product-field.ts';
import { productField } from '../product-fields/product-field.ts';
import { archiveStage } from './operations/archive-stage.ts';
import { createStage } from './operations/create-stage.ts';
import { getPipeline } from './operations/get-pipeline.ts';
import { orderStages } from './operations/order-stages.ts';
import { restoreStage } from './operations/restore-stage.ts';
import { updateStage } from './operations/update-stage.ts';
import { pipelineStage } from './pipeline-stage.ts';

export const pipelineEntities = [pipelineStage, productField] as const;

export const pipelineRoutes = routes('Pipeline', [
  get('/api/v1/settings/pipeline', getPipeline),
  post('/api/v1/settings/pipeline/stages', createStage),
  patch('/api/v1/settings/pipeline/stages/order', orderStages),
  patch('/api/v1/settings/pipeline/stages/:id', updateStage),
  del('/api/v1/settings/pipeline/stages/:id', archiveStage),
  act('/api/v1/settings/pipeline/stages/:id/restore', restoreStage),
  post('/api/v1/settings/pipeline/product-fields', createProductField),
  patch('/api/v1/settings/pipeline/product-fields/order', orderProductFields),
  patch('/api/v1/settings/pipeline/product-fields/:id', updateProductField),
  del('/api/v1/settings/pipeline/product-fields/:id', archiveProductField),
]);
