import { queryOptions } from '@tanstack/react-query';
import { useList } from '../../../kit/table/use-list.ts';
import { api, ask, askPage } from '../../../shared/api/client.ts';

export const useThreads = (search: string | undefined) =>
  useList(['integrations', 'threads', { search }], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/mailbox/threads', {
        params: { query: { limit: 50, cursor, search, sort: '-lastMessageAt', includeTotal: true } },
        signal,
      }),
    ),
  );

export const threadQuery = (id: string) =>
  queryOptions({
    queryKey: ['integrations', 'thread', id],
    queryFn: ({ signal }) => ask(api.GET('/api/v1/mailbox/threads/{id}', { params: { path: { id } }, signal })),
  });

export const lettersQuery = (id: string) =>
  queryOptions({
    queryKey: ['integrations', 'thread', id, 'letters'],
    queryFn: async ({ signal }) => {
      const query = { limit: 200 };
      const { items } = await ask(
        api.GET('/api/v1/mailbox/threads/{id}/messages', { params: { path: { id }, query }, signal }),
      );
      return items;
    },
  });

/** The record a conversation is about, by its number; nothing where it may not be read. */
export const linkedNameQuery = ({ entityType, id }: ThreadLink) =>
  queryOptions({
    queryKey: ['integrations', 'linked', entityType, id],
    queryFn: async () => {
      if (entityType === 'requisition') {
        const params = { path: { procurementId: id } };
        const { number, title } = await ask(api.GET('/api/v1/purchase-requisitions/{procurementId}', { params }));
        return [number, title].filter(Boolean).join(' · ');
      }
      if (entityType === 'rfq')
        return (await ask(api.GET('/api/v1/supplier-rfqs/{id}', { params: { path: { id } } }))).number;
      if (entityType === 'invoice')
        return (await ask(api.GET('/api/v1/invoices/{invoiceId}', { params: { path: { invoiceId: id } } }))).number;
      return id.slice(-8);
    },
    staleTime: 300_000,
    retry: false,
  });

export type Thread = ReturnType<typeof useThreads>['rows'][number];
export type ThreadLink = Thread['linkedTo'][number];
export type Letter = Awaited<ReturnType<NonNullable<ReturnType<typeof lettersQuery>['queryFn'] & object>>>[number];
