import { queryOptions } from '@tanstack/react-query';
import type { Answer } from '../../../../shared/api/answer.ts';
import { api, ask } from '../../../../shared/api/client.ts';

export const invoicesQuery = (procurementId: string) =>
  queryOptions({
    queryKey: ['invoices', 'of-requisition', procurementId],
    queryFn: async ({ signal }) => {
      const query = { procurementId, limit: 200 };
      return (await ask(api.GET('/api/v1/invoices', { params: { query }, signal }))).items;
    },
  });

export const invoiceRequestsQuery = (id: string) =>
  queryOptions({
    queryKey: ['invoices', 'requests', id],
    queryFn: async ({ signal }) => {
      const path = { procurementId: id };
      const answer = api.GET('/api/v1/purchase-requisitions/{procurementId}/invoice-requests', {
        params: { path },
        signal,
      });
      return (await ask(answer)).items;
    },
  });

export type Invoice = Answer<'billing.list-invoices'>['items'][number];
export type InvoiceRequest = Answer<'billing.list-requests'>['items'][number];
