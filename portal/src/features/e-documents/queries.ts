import { queryOptions } from '@tanstack/react-query';
import { incomingEDocument } from '../../../../nouns/incoming-e-document.ts';
import type { components, operations } from '../../../../sdk/types.ts';
import { knownValue } from '../../kit/form/of-field.ts';
import { useList } from '../../kit/table/use-list.ts';
import { api, ask, askPage } from '../../shared/api/client.ts';
import type { EDocumentsSearch } from './e-documents-search.ts';

export type IncomingEDocument = components['schemas']['IncomingEDocument'];

export type IncomingCard = operations['e-documents.get-incoming']['responses'][200]['content']['application/json'];

export const useIncoming = ({ search, sort, operator, kind, status }: EDocumentsSearch) =>
  useList(['e-documents', 'incoming', { search, sort, operator, kind, status }], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/e-documents/incoming', {
        params: {
          query: {
            ...{ limit: 100, cursor, search, sort, includeTotal: true },
            'operator[in]': knownOf('operator', operator),
            'kind[in]': knownOf('kind', kind),
            'status[in]': knownOf('status', status),
          },
        },
        signal,
      }),
    ),
  );

/** Values that stand in the address, parted by commas; those that are none of the field are not asked for. */
const knownOf = (name: 'operator' | 'kind' | 'status', given: string | undefined) =>
  given
    ?.split(',')
    .filter((value) => knownValue(incomingEDocument, name, value) !== undefined)
    .join(',') || undefined;

export const incomingQuery = (id: string) =>
  queryOptions({
    queryKey: ['e-documents', 'incoming', id],
    queryFn: ({ signal }) => ask(api.GET('/api/v1/e-documents/incoming/{id}', { params: { path: { id } }, signal })),
  });
