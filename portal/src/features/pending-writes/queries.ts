import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { pendingWrite } from '../../../../nouns/pending-write.ts';
import { knownValues, valueOf } from '../../kit/form/of-field.ts';
import { language } from '../../kit/say.ts';
import { useList } from '../../kit/table/use-list.ts';
import { tellDone } from '../../kit/tell.tsx';
import type { Answer } from '../../shared/api/answer.ts';
import { api, ask, askPage } from '../../shared/api/client.ts';

export type PendingWrite = Answer<'pending-writes.get-write'>;

export type Description = Answer<'pending-writes.describe-write'>;

export interface WritesSearch {
  sort?: string;
  /** Statuses, parted by commas. */
  status?: string;
}

export const useWrites = ({ status }: WritesSearch) =>
  useList(['pending-writes', 'list', { status }], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/pending-writes', {
        params: { query: { limit: 100, cursor, 'status[in]': knownValues(pendingWrite, 'status', status) } },
        signal,
      }),
    ),
  );

export const writeQuery = (id: string) =>
  queryOptions({
    queryKey: ['pending-writes', id],
    queryFn: ({ signal }) => ask(api.GET('/api/v1/pending-writes/{id}', { params: { path: { id } }, signal })),
  });

/** What it was given, in the words of the language that the portal is read in. */
export const descriptionQuery = (id: string) =>
  queryOptions({
    queryKey: ['pending-writes', id, 'description', language()],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/v1/pending-writes/{id}/description', { params: { path: { id } }, signal })),
  });

/** Says yes or, with a reason, no. */
export function useDecision({ id }: PendingWrite) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: string | null) => {
      const params = { path: { id } };
      return reason === null
        ? ask(api.POST('/api/v1/pending-writes/{id}/approve', { params, body: {} }))
        : ask(api.POST('/api/v1/pending-writes/{id}/reject', { params, body: { reason } }));
    },
    async onSuccess({ status }) {
      await client.invalidateQueries({ queryKey: ['pending-writes'] });
      tellDone(valueOf(pendingWrite, 'status', status));
    },
  });
}
