import { api, ask } from '../../shared/api/client.ts';
import type { Pipeline, ProductField, Stage } from './queries.ts';
import { useOrder } from './use-order.ts';

const stale = ['settings', 'pipeline'];
const queryKey = [...stale, 'whole'];

export const useStageOrder = () =>
  useOrder<Pipeline, Stage>({
    queryKey,
    stale,
    put: (held, next) => ({ ...held, stages: [...next, ...held.stages.filter(({ archivedAt }) => archivedAt)] }),
    save: (stageIds) => ask(api.PATCH('/api/v1/settings/pipeline/stages/order', { body: { stageIds } })),
  });

export const useProductFieldOrder = () =>
  useOrder<Pipeline, ProductField>({
    queryKey,
    stale,
    put: (held, next) => ({
      ...held,
      productFields: [...next, ...held.productFields.filter(({ archivedAt }) => archivedAt)],
    }),
    save: (fieldIds) => ask(api.PATCH('/api/v1/settings/pipeline/product-fields/order', { body: { fieldIds } })),
  });
