import { queryOptions } from '@tanstack/react-query';
import type { RecordOption } from '../../kit/form/record-option.ts';
import { api, ask } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';

/** The whole tree of categories, a category before all below it. */
export const categoryTreeQuery = queryOptions({
  queryKey: ['catalog', 'categories'],
  queryFn: async ({ signal }) => (await ask(api.GET('/api/v1/catalog/categories/tree', { signal }))).items,
  staleTime: 300_000,
});

export type Category = Awaited<ReturnType<NonNullable<typeof categoryTreeQuery.queryFn>>>[number];

/** Categories whose name or code holds what is typed, each with the way to it. */
export async function findCategories(search: string): Promise<RecordOption[]> {
  const all = await queryClient.ensureQueryData(categoryTreeQuery);
  const wanted = search.toLowerCase();
  const fits = ({ name, code }: Category) =>
    name.toLowerCase().includes(wanted) || code?.toLowerCase().startsWith(wanted);
  const byId = new Map(all.map((category) => [category.id, category]));
  return all
    .filter(fits)
    .slice(0, 30)
    .map(({ id, name, code, parentId }) => ({
      id,
      label: code ? `${code} ${name}` : name,
      about: parentId ? byId.get(parentId)?.name : undefined,
    }));
}
