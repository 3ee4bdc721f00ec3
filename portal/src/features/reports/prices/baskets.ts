import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BasketItem, ReportBasket } from '../../../../../nouns/report-basket.ts';
import { api, ask } from '../../../shared/api/client.ts';

export const basketsQuery = queryOptions({
  queryKey: ['report-baskets'],
  queryFn: ({ signal }) => ask(api.GET('/api/v1/report-baskets', { params: { query: { limit: 200 } }, signal })),
  select: ({ items }) => items,
});

/** What was bought most in the last twelve months. */
export const useProposal = () =>
  useMutation({
    mutationFn: (limit: number) =>
      ask(api.GET('/api/v1/reports/price-index/proposal', { params: { query: { limit } } })),
  });

const useBasketsChanged = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['report-baskets'] });
};

export type BasketInput = Pick<ReportBasket, 'name' | 'baseMonth'> & { items: BasketItem[] };

export const useCreateBasket = () =>
  useMutation({
    mutationFn: (body: BasketInput) => ask(api.POST('/api/v1/report-baskets', { body })),
    onSuccess: useBasketsChanged(),
    meta: { toldByPage: true },
  });

export const useDeleteBasket = () =>
  useMutation({
    mutationFn: (id: string) => ask(api.DELETE('/api/v1/report-baskets/{id}', { params: { path: { id } } })),
    onSuccess: useBasketsChanged(),
  });
