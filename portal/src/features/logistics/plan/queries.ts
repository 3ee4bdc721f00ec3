import { queryOptions, skipToken } from '@tanstack/react-query';
import type { operations } from '../../../../../sdk/types.ts';
import { api, ask } from '../../../shared/api/client.ts';

type Wanted = NonNullable<operations['logistics.plan-deliveries']['requestBody']>['content']['application/json'];

export type PlanBody = Omit<Wanted, 'idempotencyKey'>;

/** Batches of what was decided and goes with none yet, as they are proposed; nothing is saved. */
export const planQuery = (body: PlanBody) =>
  queryOptions({
    queryKey: ['logistics', 'plan', body],
    queryFn:
      body.procurementIds.length === 0
        ? skipToken
        : ({ signal }) => ask(api.POST('/api/v1/logistics/plan', { body, signal })),
    staleTime: 0,
    retry: false,
  });

export type Proposal =
  operations['logistics.plan-deliveries']['responses'][200]['content']['application/json']['batches'][number];

export const requisitionNameQuery = (id: string) =>
  queryOptions({
    queryKey: ['requisitions', id],
    queryFn: ({ signal }) =>
      ask(
        api.GET('/api/v1/purchase-requisitions/{procurementId}', { params: { path: { procurementId: id } }, signal }),
      ),
  });
