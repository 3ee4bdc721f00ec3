import { queryOptions } from '@tanstack/react-query';
import { logisticsObject } from '../../../../../nouns/logistics-object.ts';
import type { components } from '../../../../../sdk/types.ts';
import { knownValues } from '../../../kit/form/of-field.ts';
import type { RecordOption } from '../../../kit/form/record-option.ts';
import { useList } from '../../../kit/table/use-list.ts';
import { api, ask, askPage } from '../../../shared/api/client.ts';
import type { ObjectsSearch } from '../searches.ts';

export type LogisticsObject = components['schemas']['LogisticsObject'];

export const useObjects = ({ search, sort, kind, region, unused, archived }: ObjectsSearch) =>
  useList(['logistics', 'objects', { search, sort, kind, region, unused, archived }], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/logistics/objects', {
        params: {
          query: {
            ...{ limit: 100, cursor, search, sort, region, includeArchived: archived, includeTotal: true },
            'kind[in]': knownValues(logisticsObject, 'kind', kind),
            ...(unused && { isActive: false as never }),
          },
        },
        signal,
      }),
    ),
  );

export const objectQuery = (id: string) =>
  queryOptions({
    queryKey: ['logistics', 'object', id],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/v1/logistics/objects/{objectId}', { params: { path: { objectId: id } }, signal })),
  });

/** Objects in use, by code, name, address or who is called there. */
export async function findObjects(search: string, signal: AbortSignal): Promise<RecordOption[]> {
  const query = { limit: 20, search: search || undefined, isActive: true as never };
  const { items } = await ask(api.GET('/api/v1/logistics/objects', { params: { query }, signal }));
  return items.map(({ id, name, code, address }) => ({ id, label: name, about: address ?? code }));
}
