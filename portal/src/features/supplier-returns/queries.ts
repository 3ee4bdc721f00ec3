import { queryOptions } from '@tanstack/react-query';
import { supplierReturn } from '../../../../nouns/supplier-return.ts';
import { knownValues } from '../../kit/form/of-field.ts';
import { useList } from '../../kit/table/use-list.ts';
import type { Answer } from '../../shared/api/answer.ts';
import { api, ask, askPage } from '../../shared/api/client.ts';
import type { ReturnsSearch } from './returns-search.ts';

export type Return = Answer<'supplier-returns.get-return'>;

export const useReturns = ({ search, sort, status, reason }: ReturnsSearch) =>
  useList(['supplier-returns', 'list', { search, sort, status, reason }], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/supplier-returns', {
        params: {
          query: {
            ...{ limit: 100, cursor, search, sort, includeTotal: true },
            'status[in]': knownValues(supplierReturn, 'status', status),
            'reason[in]': knownValues(supplierReturn, 'reason', reason),
          },
        },
        signal,
      }),
    ),
  );

export const returnQuery = (id: string) =>
  queryOptions({
    queryKey: ['supplier-returns', id],
    queryFn: ({ signal }) => ask(api.GET('/api/v1/supplier-returns/{id}', { params: { path: { id } }, signal })),
  });
