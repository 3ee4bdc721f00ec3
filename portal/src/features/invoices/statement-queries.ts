import { queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../../../sdk/types.ts';
import { useList } from '../../kit/table/use-list.ts';
import { api, ask } from '../../shared/api/client.ts';

export type Statement = components['schemas']['BankStatement'];

type Documents = operations['bank-files.list-documents']['responses'][200]['content']['application/json'];

export type Document = Documents['items'][number];

export const useStatements = () =>
  useList(['invoices', 'statements'], (cursor, signal) =>
    ask(api.GET('/api/v1/bank/statements', { params: { query: { limit: 100, cursor, includeTotal: true } }, signal })),
  );

export const statementQuery = (id: string) =>
  queryOptions({
    queryKey: ['invoices', 'statements', id],
    queryFn: ({ signal }) => ask(api.GET('/api/v1/bank/statements/{id}', { params: { path: { id } }, signal })),
  });

export const useDocuments = (id: string, status: string | undefined) =>
  useList(['invoices', 'statements', id, 'documents', status ?? 'all'], (cursor, signal) =>
    ask(
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
