import { queryOptions } from '@tanstack/react-query';
import { useList } from '../../../kit/table/use-list.ts';
import { api, ask, askPage } from '../../../shared/api/client.ts';

export const endpointQuery = (id: string) =>
  queryOptions({
    queryKey: ['integrations', 'endpoint', id],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/v1/integrations/installations/{id}/webhook-endpoint', { params: { path: { id } }, signal })),
  });

export const useReceipts = (id: string, status: string | undefined) =>
  useList(['integrations', 'receipts', id, { status }], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/integrations/installations/{id}/receipts', {
        params: { path: { id }, query: { limit: 100, cursor, status } },
        signal,
      }),
    ),
  );

export const receiptQuery = (id: string, receiptId: string) =>
  queryOptions({
    queryKey: ['integrations', 'receipt', id, receiptId],
    queryFn: ({ signal }) =>
      ask(
        api.GET('/api/v1/integrations/installations/{id}/receipts/{receiptId}', {
          params: { path: { id, receiptId } },
          signal,
        }),
      ),
  });

export const useMappings = (id: string) =>
  useList(['integrations', 'mappings', id], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/integrations/installations/{id}/mappings', {
        params: { path: { id }, query: { limit: 100, cursor, sort: 'position' } },
        signal,
      }),
    ),
  );

export type Receipt = ReturnType<typeof useReceipts>['rows'][number];
export type Mapping = ReturnType<typeof useMappings>['rows'][number];
