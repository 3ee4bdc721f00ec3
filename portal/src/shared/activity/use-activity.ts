import { useList } from '../../kit/table/use-list.ts';
import { api, askPage } from '../api/client.ts';

/** What happened to a record, the newest first. */
export const useActivity = (entityId: string) =>
  useList(['activity', entityId], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/audit', {
        params: { query: { entityId, cursor, limit: 30, 'event[nin]': 'external_link.saved,external_link.removed' } },
        signal,
      }),
    ),
  );

export type ActivityEvent = ReturnType<typeof useActivity>['rows'][number];
