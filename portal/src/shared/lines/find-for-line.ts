import { api, ask } from '../api/client.ts';

/** Items whose name, article or brand holds what is typed. */
export async function findForLine(search: string, signal: AbortSignal) {
  const { items } = await ask(api.GET('/api/v1/catalog', { params: { query: { search, limit: 8 } }, signal }));
  return items;
}

export type FoundItem = Awaited<ReturnType<typeof findForLine>>[number];
