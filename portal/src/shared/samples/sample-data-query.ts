import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, ask } from '../api/client.ts';

export const sampleDataQuery = queryOptions({
  queryKey: ['sample-data'],
  queryFn: ({ signal }) => ask(api.GET('/api/v1/sample-data', { signal })),
});

type Answer = Awaited<ReturnType<NonNullable<typeof sampleDataQuery.queryFn>>>;

const idsOf = ({ records }: Answer): ReadonlySet<string> => new Set(records.map(({ entityId }) => entityId));

const none: ReadonlySet<string> = new Set();

/** Records that are part of the example, whatever their kind; asked for once, not by each list. */
export const useSampleIds = (): ReadonlySet<string> =>
  useQuery({ ...sampleDataQuery, staleTime: 5 * 60_000, select: idsOf }).data ?? none;
