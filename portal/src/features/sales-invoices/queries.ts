import { queryOptions } from '@tanstack/react-query';
import { salesInvoice } from '../../../../nouns/sales-invoice.ts';
import type { components, operations } from '../../../../sdk/types.ts';
import { knownValues } from '../../kit/form/of-field.ts';
import { useList } from '../../kit/table/use-list.ts';
import { api, ask, askPage } from '../../shared/api/client.ts';
import type { SalesInvoicesSearch } from './searches.ts';

export type SalesInvoice = components['schemas']['SalesInvoice'];

export type SalesInvoiceCard = operations['sales.get-sales-invoice']['responses'][200]['content']['application/json'];

export type SalesInvoiceRow = SalesInvoiceCard['rows'][number];

export type SalesPayment = NonNullable<SalesInvoiceCard['payments']>[number];

export const useSalesInvoices = (searched: SalesInvoicesSearch) => {
  const { search, sort, status, payment, customer, seller, overdue, from, to } = searched;
  return useList(
    ['sales-invoices', 'list', { search, sort, status, payment, customer, seller, overdue, from, to }],
    (cursor, signal) =>
      askPage(
        api.GET('/api/v1/sales-invoices', {
          params: {
            query: {
              ...{ limit: 100, cursor, search, sort, includeTotal: true, customerId: customer, overdue },
              'status[in]': knownValues(salesInvoice, 'status', status),
              'paymentStatus[in]': knownValues(salesInvoice, 'paymentStatus', payment),
              'sellerProfileId[in]': seller,
              'issueDate[gte]': from,
              'issueDate[lte]': to,
            },
          },
          signal,
        }),
      ),
  );
};

export const salesInvoiceQuery = (id: string) =>
  queryOptions({
    queryKey: ['sales-invoices', id],
    queryFn: ({ signal }) => ask(api.GET('/api/v1/sales-invoices/{id}', { params: { path: { id } }, signal })),
  });
