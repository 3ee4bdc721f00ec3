import { queryOptions } from '@tanstack/react-query';
import type { ApprovedRecord } from '../../../../nouns/approved-records.ts';
import { api, ask } from '../api/client.ts';

/** Who would approve a record, before it is sent. A change of a route asks anew, as a change of the record does. */
export const previewQuery = (recordType: ApprovedRecord, recordId: string, version: number) =>
  queryOptions({
    queryKey: ['settings', 'approval preview', recordType, recordId, version],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/v1/approvals/preview', { params: { query: { recordType, recordId } }, signal })),
  });
