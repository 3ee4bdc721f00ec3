import { queryOptions } from '@tanstack/react-query';
import { deliveryDocument } from '../../../../../nouns/delivery-document.ts';
import type { components, operations } from '../../../../../sdk/types.ts';
import { knownValues } from '../../../kit/form/of-field.ts';
import { useList } from '../../../kit/table/use-list.ts';
import { api, ask, askPage } from '../../../shared/api/client.ts';
import { Problem } from '../../../shared/api/problem.ts';
import type { DocumentsSearch } from '../searches.ts';

export type DeliveryDocument = components['schemas']['DeliveryDocument'];

export type DocumentCard =
  operations['delivery-documents.get-delivery-document']['responses'][200]['content']['application/json'];

export const useDocuments = ({ sort, kind, stage, procurement, batch, route, archived }: DocumentsSearch) =>
  useList(['logistics', 'documents', { sort, kind, stage, procurement, batch, route, archived }], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/logistics/documents', {
        params: {
          query: {
            ...{ limit: 100, cursor, sort, includeArchived: archived, includeTotal: true },
            ...{ procurementId: procurement, batchId: batch, routeId: route },
            'kind[in]': knownValues(deliveryDocument, 'kind', kind),
            'stage[in]': knownValues(deliveryDocument, 'stage', stage),
          },
        },
        signal,
      }),
    ),
  );

/** The lines of a requisition that documents may be made of. */
export const linesQuery = (procurementId: string) =>
  queryOptions({
    queryKey: ['requisitions', procurementId],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/v1/purchase-requisitions/{procurementId}', { params: { path: { procurementId } }, signal })),
    select: ({ items }) => items.filter(({ status }) => status === 'active'),
  });

export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: ['logistics', 'document', id],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/v1/logistics/documents/{documentId}', { params: { path: { documentId: id } }, signal })),
  });

/** The PDF of a document as it is at this version: made of a draft, kept of what was issued. */
export const paperQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: ['logistics', 'paper', id, version],
    async queryFn({ signal }) {
      const { data, error, response } = await api.GET('/api/v1/logistics/documents/{documentId}/export', {
        params: { path: { documentId: id } },
        parseAs: 'blob' as const,
        signal,
      });
      if (!response.ok) throw new Problem((error ?? {}) as Record<string, unknown>, response.status);
      return data as unknown as Blob;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
