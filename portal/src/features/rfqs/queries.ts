import { queryOptions } from '@tanstack/react-query';
import { useList } from '../../kit/table/use-list.ts';
import type { Answer } from '../../shared/api/answer.ts';
import { api, ask, askPage } from '../../shared/api/client.ts';
import type { RfqsSearch } from './searches.ts';

export type RfqRow = Answer<'supplier-rfqs.list-rfqs'>['items'][number];
export type RfqCard = Answer<'supplier-rfqs.read-card'>;
export type Recipient = RfqCard['recipients'][number];
export type HistoryEntry = Answer<'supplier-rfqs.list-history'>['items'][number];
export type RfqQuestion = Answer<'supplier-rfqs.list-questions'>['items'][number];
export type Requisition = Answer<'requisitions.read-card'>;
export type RequisitionLine = Requisition['items'][number];
export type CatalogCard = Answer<'catalog.get-item-card'>;
export type Counterparty = Answer<'counterparties.list-counterparties'>['items'][number];

export const useRfqs = ({ search, sort, status, requisition, supplier, overdue }: RfqsSearch) =>
  useList(['rfqs', { search, sort, status, requisition, supplier, overdue }], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/supplier-rfqs', {
        params: {
          query: {
            limit: 100,
            cursor,
            search,
            sort,
            'status[in]': status,
            procurementId: requisition,
            supplierId: supplier,
            overdue: overdue && 'true',
            includeTotal: true,
          },
        },
        signal,
      }),
    ),
  );

export const rfqQuery = (id: string) =>
  queryOptions({
    queryKey: ['rfqs', id],
    queryFn: ({ signal }) => ask(api.GET('/api/v1/supplier-rfqs/{id}', { params: { path: { id } }, signal })),
  });

export const useRfqHistory = (id: string) =>
  useList(['rfqs', id, 'history'], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/supplier-rfqs/{id}/history', {
        params: { path: { id }, query: { limit: 100, cursor } },
        signal,
      }),
    ),
  );

/** What suppliers of a request asked and were asked, the newest first. */
export const useRfqQuestions = (rfqId: string) =>
  useList(['rfqs', rfqId, 'questions'], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/rfq-questions', {
        params: { query: { rfqId, limit: 100, cursor, includeTotal: true } },
        signal,
      }),
    ),
  );

/** Quotes that answer a request, with their totals. */
export const rfqQuotesQuery = (rfqId: string) =>
  queryOptions({
    queryKey: ['quotes', { rfqId }],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/v1/supplier-quotes', { params: { query: { rfqId, limit: 100 } }, signal })),
    select: ({ items }) => items,
  });

export const requisitionQuery = (id: string) =>
  queryOptions({
    queryKey: ['requisitions', id],
    queryFn: ({ signal }) =>
      ask(
        api.GET('/api/v1/purchase-requisitions/{procurementId}', { params: { path: { procurementId: id } }, signal }),
      ),
  });

/** Numbers of requisitions by id, for a list that knows them by id alone. */
export const requisitionNamesQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['requisitions', 'names', ids],
    queryFn: async ({ signal }) => {
      const pages = await Promise.all(
        inParts(ids).map((part) =>
          ask(
            api.GET('/api/v1/purchase-requisitions', {
              params: { query: { 'id[in]': part.join(','), limit: mostNamed } },
              signal,
            }),
          ),
        ),
      );
      return new Map(pages.flatMap(({ items }) => items.map(({ id, number }) => [id, number] as const)));
    },
    enabled: ids.length > 0,
    placeholderData: (previous) => previous,
    staleTime: 300_000,
  });

/** Who supplies the items of these lines, by the assortments of suppliers. */
export const itemSuppliersQuery = (itemIds: readonly string[]) =>
  queryOptions({
    queryKey: ['catalog', 'suppliers-of', itemIds],
    queryFn: ({ signal }) =>
      Promise.all(
        itemIds.map((id) =>
          ask(api.GET('/api/v1/catalog/{itemId}', { params: { path: { itemId: id } }, signal })).catch(() => null),
        ),
      ),
    select: (cards) => cards.filter((card) => card !== null),
    enabled: itemIds.length > 0,
    staleTime: 60_000,
  });

/** Addresses and standing of counterparties. */
export const counterpartiesQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['counterparties', 'named', ids],
    queryFn: async ({ signal }) => {
      const query = { 'id[in]': ids.join(','), limit: mostNamed };
      return (await ask(api.GET('/api/v1/counterparties', { params: { query }, signal }))).items;
    },
    enabled: ids.length > 0,
    placeholderData: (previous) => previous,
    staleTime: 60_000,
  });

/** So many identifiers fit in one address. */
export const mostNamed = 50;

const inParts = (ids: readonly string[]) =>
  Array.from({ length: Math.ceil(ids.length / mostNamed) }, (_, part) =>
    ids.slice(part * mostNamed, (part + 1) * mostNamed),
  );
