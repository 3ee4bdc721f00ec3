import { queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../../../sdk/types.ts';
import type { RecordOption } from '../../kit/form/record-option.ts';
import { showMoney } from '../../kit/format.ts';
import { useList } from '../../kit/table/use-list.ts';
import { api, ask, askPage } from '../../shared/api/client.ts';

export type Statement = components['schemas']['BankStatement'];

type Documents = operations['bank-files.list-documents']['responses'][200]['content']['application/json'];

export type Document = Documents['items'][number];

export const useStatements = () =>
  useList(['invoices', 'statements'], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/bank/statements', { params: { query: { limit: 100, cursor, includeTotal: true } }, signal }),
    ),
  );

export const statementQuery = (id: string) =>
  queryOptions({
    queryKey: ['invoices', 'statements', id],
    queryFn: ({ signal }) => ask(api.GET('/api/v1/bank/statements/{id}', { params: { path: { id } }, signal })),
  });

export const useDocuments = (id: string, status: string | undefined) =>
  useList(['invoices', 'statements', id, 'documents', status ?? 'all'], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/bank/statements/{id}/documents', {
        params: { path: { id }, query: { limit: 100, cursor, status } },
        signal,
      }),
    ),
  );

export function uploadStatement(file: File) {
  const form = new FormData();
  form.append('file', file);
  return ask(api.POST('/api/v1/bank/statements', { body: { file: file.name }, bodySerializer: () => form }));
}

export const matchDocument = (
  id: string,
  documentId: string,
  shares: ReadonlyArray<{ invoiceId: string; amount: string }>,
) =>
  ask(
    api.PUT('/api/v1/bank/statements/{id}/documents/{documentId}/match', {
      params: { path: { id, documentId } },
      body: { allocations: shares.map(({ invoiceId, amount }) => ({ invoiceId, amount })) },
    }),
  );

/** Invoices that something is still owed of, for a document to pay. */
export async function findPayable(search: string, signal: AbortSignal): Promise<RecordOption[]> {
  const query = {
    search: search || undefined,
    limit: 20,
    'paymentStatus[in]': 'unpaid,partially_paid',
    'status[nin]': 'cancelled,rejected',
  };
  const { items } = await ask(api.GET('/api/v1/invoices', { params: { query }, signal }));
  return items.map(({ id, number, externalNumber, supplier, outstandingAmount, currency }) => ({
    id,
    label: externalNumber ?? number,
    about: `${supplier.name}, ${showMoney(outstandingAmount, currency)}`,
  }));
}

/** Sales invoices that something is still owed of, for money that came to pay. */
export async function findReceivable(search: string, signal: AbortSignal): Promise<RecordOption[]> {
  const query = {
    search: search || undefined,
    limit: 20,
    'paymentStatus[in]': 'unpaid,partially_paid',
    'status[in]': 'issued,sent',
  };
  const { items } = await ask(api.GET('/api/v1/sales-invoices', { params: { query }, signal }));
  return items.map(({ id, number, customer, outstandingAmount, currency }) => ({
    id,
    label: number ?? '',
    about: [customer?.name, showMoney(outstandingAmount, currency)].filter(Boolean).join(', '),
  }));
}
