import { queryOptions } from '@tanstack/react-query';
import { incomingEDocument } from '../../../../nouns/incoming-e-document.ts';
import type { components, operations } from '../../../../sdk/types.ts';
import { knownValues } from '../../kit/form/of-field.ts';
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
            'operator[in]': knownValues(incomingEDocument, 'operator', operator),
            'kind[in]': knownValues(incomingEDocument, 'kind', kind),
            'status[in]': knownValues(incomingEDocument, 'status', status),
          },
        },
        signal,
      }),
    ),
  );

export const incomingQuery = (id: string) =>
  queryOptions({
    queryKey: ['e-documents', 'incoming', id],
    queryFn: ({ signal }) => ask(api.GET('/api/v1/e-documents/incoming/{id}', { params: { path: { id } }, signal })),
  });
