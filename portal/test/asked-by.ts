import { defaultStringifySearch } from '@tanstack/react-router';
import { answer } from './answer.ts';
import { drawPage } from './draw.ts';

const { queryClient } = await import('../src/shared/api/query-client.ts');

/** The address of a page as the portal itself writes it, filters and all. */
export const address = (path: string, search: Readonly<Record<string, string>> = {}) =>
  `${path}${defaultStringifySearch(search)}`;

/** What a page asks the server when it is opened, by path; every list is empty. */
export async function askedBy(place: Parameters<typeof drawPage>[0]) {
  const asked = answer(() => ({ body: { items: [], page: { hasMore: false, nextCursor: null } } }));
  await drawPage(place);
  const wanted = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state, options }) => state.data === undefined && (options as { enabled?: unknown }).enabled !== false);
  await Promise.all(wanted.map((query) => query.fetch({ ...query.options, retry: false }).catch(() => undefined)));
  return new Map(asked.map(({ path, query }) => [path.replace('/api/v1/', ''), query]));
}
