import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { operations } from '../../../../sdk/types.ts';
import { api, ask } from '../../shared/api/client.ts';
import { pathsOf } from './addresses.ts';
import type { Place } from './nouns.ts';
import { type ImportJob, importQuery } from './queries.ts';

type Body = NonNullable<operations['pr_items.change-preview']['requestBody']>['content']['application/json'];

/** Says anything anew of a preview; what is shown of it follows. */
export function useChangePreview(place: Place, job: ImportJob) {
  const client = useQueryClient();
  const { preview, path } = pathsOf(place);
  return useMutation({
    mutationFn: (body: Body) => ask(api.PATCH(preview, { params: { path: path(job.id) }, body })),
    onSuccess: (after) => {
      client.setQueryData(importQuery(place, job.id).queryKey, after);
      return client.invalidateQueries({ queryKey: ['imports', job.id, 'rows'] });
    },
  });
}

/** Begins to write a preview. */
export function useApply(place: Place, job: ImportJob) {
  const client = useQueryClient();
  const { apply, path } = pathsOf(place);
  return useMutation({
    mutationFn: (body: { selectedRowIds?: number[]; onError: 'skip' | 'abort' }) =>
      ask(api.POST(apply, { params: { path: path(job.id) }, body })),
    meta: { toldByPage: true },
    onSuccess: (after) => client.setQueryData(importQuery(place, job.id).queryKey, after),
    onError: () => client.invalidateQueries({ queryKey: ['imports', job.id] }),
  });
}
