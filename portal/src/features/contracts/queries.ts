import { queryOptions } from '@tanstack/react-query';
import { contract } from '../../../../nouns/contract.ts';
import type { components, operations } from '../../../../sdk/types.ts';
import { knownValues } from '../../kit/form/of-field.ts';
import { today } from '../../kit/format.ts';
import { useList } from '../../kit/table/use-list.ts';
import { api, ask, askPage } from '../../shared/api/client.ts';
import { dayAfter, soonDays } from './model.ts';
import type { ContractsSearch } from './searches.ts';

export type Contract = components['schemas']['Contract'];

export type ContractCard = operations['contracts.get-contract']['responses'][200]['content']['application/json'];

export const useContracts = ({ search, sort, status, kind, counterparty, ending }: ContractsSearch) =>
  useList(['contracts', 'list', { search, sort, status, kind, counterparty, ending }], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/contracts', {
        params: {
          query: {
            ...{ limit: 100, cursor, search, sort, includeTotal: true, counterpartyId: counterparty },
            'status[in]': knownValues(contract, 'status', status) ?? (ending && 'active,suspended'),
            'kind[in]': knownValues(contract, 'kind', kind),
            ...(ending && { 'validTo[gte]': today(), 'validTo[lte]': dayAfter(today(), soonDays) }),
          },
        },
        signal,
      }),
    ),
  );

export const contractQuery = (id: string) =>
  queryOptions({
    queryKey: ['contracts', id],
    queryFn: ({ signal }) => ask(api.GET('/api/v1/contracts/{id}', { params: { path: { id } }, signal })),
  });
