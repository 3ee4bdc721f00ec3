import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '../api/client.ts';
import { earlyOr } from '../session/early.ts';

const readRegional = (signal: AbortSignal) => ask(api.GET('/api/v1/settings/regional', { signal }));

export type Regional = Awaited<ReturnType<typeof readRegional>>;

/** How the company counts and writes numbers and dates; needs `company_settings.read`. */
export const regionalQuery = queryOptions({
  queryKey: ['settings', 'regional'],
  queryFn: ({ signal }) => earlyOr('/api/v1/settings/regional', () => readRegional(signal)),
  staleTime: 300_000,
});
