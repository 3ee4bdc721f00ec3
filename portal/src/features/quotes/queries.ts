import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useList } from '../../kit/table/use-list.ts';
import type { Answer } from '../../shared/api/answer.ts';
import { api, ask, askPage } from '../../shared/api/client.ts';
import type { QuotesSearch } from './searches.ts';

export type QuoteRow = Answer<'supplier-quotes.list-quotes'>['items'][number];
export type Quote = Answer<'supplier-quotes.get-quote'>;
export type QuoteVersion = NonNullable<Quote['current']>;
export type QuoteLine = QuoteVersion['lines'][number];
export type ComparedVersion = Answer<'supplier-quotes.list-versions'>['items'][number];
export type RfqCard = Answer<'supplier-rfqs.read-card'>;
export type Requisition = Answer<'requisitions.read-card'>;

export const useQuotes = ({ search, sort, status, source, requisition, rfq, counterparty }: QuotesSearch) =>
  useList(['quotes', { search, sort, status, source, requisition, rfq, counterparty }], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/supplier-quotes', {
        params: {
          query: {
            limit: 100,
            cursor,
            search,
            sort,
            'status[in]': status,
            'source[in]': source,
            procurementId: requisition,
            rfqId: rfq,
            counterpartyId: counterparty,
            includeTotal: true,
          },
        },
        signal,
      }),
    ),
  );

export const quoteQuery = (id: string) =>
  queryOptions({
    queryKey: ['quotes', id],
    queryFn: ({ signal }) => ask(api.GET('/api/v1/supplier-quotes/{id}', { params: { path: { id } }, signal })),
  });

export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['quotes', id, 'versions'],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/v1/supplier-quotes/{id}/versions', { params: { path: { id } }, signal })),
    select: ({ items }) => items,
  });

export const rfqQuery = (id: string) =>
  queryOptions({
    queryKey: ['rfqs', id],
    queryFn: ({ signal }) => ask(api.GET('/api/v1/supplier-rfqs/{id}', { params: { path: { id } }, signal })),
  });

export const requisitionQuery = (id: string) =>
  queryOptions({
    queryKey: ['requisitions', id],
    queryFn: ({ signal }) =>
      ask(
        api.GET('/api/v1/purchase-requisitions/{procurementId}', { params: { path: { procurementId: id } }, signal }),
      ),
  });

/** A quote is asked for again, with what counts on it. */
export function useQuoteChanged() {
  const client = useQueryClient();
  return () =>
    Promise.all(['quotes', 'rfqs', 'requisitions'].map((kind) => client.invalidateQueries({ queryKey: [kind] })));
}
