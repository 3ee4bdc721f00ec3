import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '../api/client.ts';

/** What a counterparty is called now. */
export const counterpartyNameQuery = (id: string | null) =>
  queryOptions({
    queryKey: ['counterparties', id ?? ''],
    queryFn: ({ signal }) =>
      ask(
        api.GET('/api/v1/counterparties/{counterpartyId}', { params: { path: { counterpartyId: id ?? '' } }, signal }),
      ),
    enabled: id !== null,
  });
