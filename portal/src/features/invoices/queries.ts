import { queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../../../sdk/types.ts';
import { useList } from '../../kit/table/use-list.ts';
import { api, ask, askPage } from '../../shared/api/client.ts';
import type { InvoicesSearch } from './searches.ts';

export type Invoice = components['schemas']['Invoice'];

export type InvoiceCard = operations['billing.get-invoice']['responses'][200]['content']['application/json'];

export type InvoiceLine = InvoiceCard['lines'][number];

export type Payment = NonNullable<InvoiceCard['payments']>[number];

export const useInvoices = ({ search, sort, status, supplier, dueFrom, dueTo, show }: InvoicesSearch) =>
  useList(['invoices', { search, sort, status, supplier, dueFrom, dueTo, show }], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/invoices', {
        params: {
          query: {
            limit: 100,
            cursor,
            search,
            sort,
            includeTotal: true,
            supplierId: supplier,
            'status[in]': status ?? (show === 'unpaid' ? 'received,pending_approval,approved,disputed' : undefined),
            'paymentStatus[in]': show === 'unpaid' ? 'unpaid,partially_paid' : undefined,
            overdue: show === 'overdue' ? 'true' : undefined,
            'dueDate[gte]': dueFrom,
            'dueDate[lte]': dueTo,
          },
        },
        signal,
      }),
    ),
  );

export const invoiceQuery = (id: string) =>
  queryOptions({
    queryKey: ['invoices', id],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/v1/invoices/{invoiceId}', { params: { path: { invoiceId: id } }, signal })),
  });

export type Requisition = operations['requisitions.read-card']['responses'][200]['content']['application/json'];

/** The requisition with its lines: what was ordered and received. */
export const requisitionQuery = (id: string) =>
  queryOptions({
    queryKey: ['requisitions', id],
    queryFn: ({ signal }) =>
      ask(
        api.GET('/api/v1/purchase-requisitions/{procurementId}', { params: { path: { procurementId: id } }, signal }),
      ),
  });

export const requestsQuery = (id: string) =>
  queryOptions({
    queryKey: ['requisitions', id, 'invoice-requests'],
    queryFn: ({ signal }) =>
      ask(
        api.GET('/api/v1/purchase-requisitions/{procurementId}/invoice-requests', {
          params: { path: { procurementId: id } },
          signal,
        }),
      ),
  });

/** How far papers may stray from each other. */
export const tolerancesQuery = queryOptions({
  queryKey: ['settings', 'company'],
  queryFn: ({ signal }) => ask(api.GET('/api/v1/settings/company', { signal })),
  staleTime: 300_000,
});

/** Integrations that are installed and work. */
export const installationsQuery = queryOptions({
  queryKey: ['integrations', 'installations', 'working'],
  queryFn: ({ signal }) =>
    ask(
      api.GET('/api/v1/integrations/installations', {
        params: { query: { limit: 200, 'status[in]': 'installed,sync_error' } },
        signal,
      }),
    ),
  staleTime: 60_000,
});
