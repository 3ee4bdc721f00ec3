import { useList } from '../../../kit/table/use-list.ts';
import { api, askPage } from '../../../shared/api/client.ts';

export const useOutbox = (id: string, waiting: boolean) =>
  useList(['integrations', 'outbox', id, { waiting }], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/integrations/installations/{id}/outbox', {
        params: { path: { id }, query: { limit: 100, cursor, ...(waiting && { awaitsDecision: 'true' }) } },
        signal,
      }),
    ),
  );

export type Entry = ReturnType<typeof useOutbox>['rows'][number];
