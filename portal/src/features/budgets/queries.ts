import { queryOptions } from '@tanstack/react-query';
import { budget } from '../../../../nouns/budget.ts';
import type { components } from '../../../../sdk/types.ts';
import { knownValues } from '../../kit/form/of-field.ts';
import type { RecordOption } from '../../kit/form/record-option.ts';
import { showMoney, today } from '../../kit/format.ts';
import { say } from '../../kit/say.ts';
import { useList } from '../../kit/table/use-list.ts';
import { api, ask, askPage } from '../../shared/api/client.ts';
import type { BudgetsSearch } from './searches.ts';

export type Budget = components['schemas']['Budget'];

export const useBudgets = ({ search, sort, status, overrun, current }: BudgetsSearch) =>
  useList(['budgets', 'list', { search, sort, status, overrun, current }], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/budgets', {
        params: {
          query: {
            ...{ limit: 100, cursor, search, sort, includeTotal: true },
            'status[in]': knownValues(budget, 'status', status),
            ...(overrun && { overrun: 'true' }),
            ...(current && { 'periodFrom[lte]': today(), 'periodTo[gte]': today() }),
          },
        },
        signal,
      }),
    ),
  );

export const budgetQuery = (id: string) =>
  queryOptions({
    queryKey: ['budgets', id],
    queryFn: ({ signal }) => ask(api.GET('/api/v1/budgets/{id}', { params: { path: { id } }, signal })),
  });

export const useEntries = (id: string) =>
  useList(['budgets', id, 'entries'], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/budgets/{id}/entries', { params: { path: { id }, query: { limit: 100, cursor } }, signal }),
    ),
  );

export const useTransfers = (id: string) =>
  useList(['budgets', id, 'transfers'], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/budgets/{id}/transfers', { params: { path: { id }, query: { limit: 100, cursor } }, signal }),
    ),
  );

/** Budgets that money of this one may be moved to. */
export async function findTargets(from: Budget, search: string, signal: AbortSignal): Promise<RecordOption[]> {
  const query = { limit: 20, status: 'active', currency: from.currency, ...(search.length > 1 && { search }) };
  const { items } = await ask(api.GET('/api/v1/budgets', { params: { query }, signal }));
  return items
    .filter(({ id }) => id !== from.id)
    .map(({ id, code, name, availableAmount, currency }) => ({
      id,
      label: `${code} · ${name}`,
      about: `${say('Left', 'Осталось')} ${showMoney(availableAmount, currency)}`,
    }));
}
