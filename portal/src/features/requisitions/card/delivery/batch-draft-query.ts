import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '../../../../shared/api/client.ts';

/** What a delivery batch brought and no receipt has taken in yet. */
export const batchDraftQuery = (batchId: string) =>
  queryOptions({
    queryKey: ['logistics', 'receipt-draft', batchId],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/v1/logistics/batches/{batchId}/receipt-draft', { params: { path: { batchId } }, signal })),
    staleTime: 0,
    retry: false,
  });

export type BatchDraft = Awaited<ReturnType<NonNullable<ReturnType<typeof batchDraftQuery>['queryFn']>>>;
