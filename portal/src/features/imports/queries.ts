import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { operations } from '../../../../sdk/types.ts';
import { api, ask } from '../../shared/api/client.ts';
import { pathsOf } from './addresses.ts';
import { isBusy } from './is-busy.ts';
import type { Place } from './nouns.ts';
import type { RowFilter } from './searches.ts';

export type { ImportJob } from '../../shared/jobs/import-progress.ts';

const atOnce = 200;

/** An import; asked for again and again while the server is busy with it. */
export const importQuery = (place: Place, jobId: string) => {
  const { one, path } = pathsOf(place);
  return queryOptions({
    queryKey: ['imports', jobId],
    queryFn: ({ signal }) => ask(api.GET(one, { params: { path: path(jobId) }, signal })),
    refetchInterval: ({ state }) => (isBusy(state.data?.status) ? 700 : false),
    refetchIntervalInBackground: true,
    staleTime: 5_000,
  });
};

export const rowsQuery = (place: Place, jobId: string, only: RowFilter | undefined) => {
  const { rows, path } = pathsOf(place);
  return infiniteQueryOptions({
    queryKey: ['imports', jobId, 'rows', only ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      ask(
        api.GET(rows, {
          params: { path: path(jobId), query: { only, cursor: pageParam, limit: atOnce } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ page }) => page.nextCursor ?? undefined,
  });
};

export const targetsQuery = (place: Place) => {
  const { targets, path } = pathsOf(place);
  return queryOptions({
    queryKey: ['imports', 'targets', place.kind, place.requisition],
    queryFn: ({ signal }) =>
      ask(
        api.GET(targets, {
          params: { path: path(), query: place.requisition ? { kind: place.kind as 'pr_items' } : {} },
          signal,
        }),
      ),
    staleTime: 300_000,
  });
};

type Rows = operations['pr_items.list-import-rows']['responses'][200]['content']['application/json'];

export type ImportRow = Rows['items'][number];

type Targets = operations['pr_items.list-import-columns']['responses'][200]['content']['application/json'];

export type Target = Targets['items'][number];
