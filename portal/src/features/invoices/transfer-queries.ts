import { queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../../../sdk/types.ts';
import { useList } from '../../kit/table/use-list.ts';
import { api, ask } from '../../shared/api/client.ts';

export type Transfer = components['schemas']['TransferDocument'];

export type Preview =
  operations['transfer-documents.get-transfer-document']['responses'][200]['content']['application/json'];

export const useTransfers = () =>
  useList(['invoices', 'transfers'], (cursor, signal) =>
    ask(
      api.GET('/api/v1/e-documents/transfer-documents', {
        params: { query: { limit: 100, cursor, includeTotal: true } },
        signal,
      }),
    ),
  );

export const previewQuery = (id: string) =>
  queryOptions({
    queryKey: ['invoices', 'transfers', id],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/v1/e-documents/transfer-documents/{id}', { params: { path: { id } }, signal })),
  });

export function uploadTransfer(file: File) {
  const form = new FormData();
  form.append('file', file);
  return ask(
    api.POST('/api/v1/e-documents/transfer-documents', { body: { file: file.name }, bodySerializer: () => form }),
  );
}

export const nameSupplier = (id: string, counterpartyId: string | null) =>
  ask(api.PATCH('/api/v1/e-documents/transfer-documents/{id}', { params: { path: { id } }, body: { counterpartyId } }));
