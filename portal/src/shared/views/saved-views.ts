import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, ask } from '../api/client.ts';

/** The page a view belongs to, as the server keeps its name. */
export type ViewedList =
  | 'requisitions'
  | 'rfqs'
  | 'quotes'
  | 'purchase-orders'
  | 'invoices'
  | 'sales-invoices'
  | 'contracts'
  | 'proposals'
  | 'catalog'
  | 'counterparties'
  | 'price-lists'
  | 'logistics-objects'
  | 'logistics-drivers'
  | 'logistics-vehicles'
  | 'logistics-routes'
  | 'logistics-batches'
  | 'logistics-documents';

export const savedViewsQuery = (list: ViewedList) =>
  queryOptions({
    queryKey: ['saved-views', list],
    queryFn: ({ signal }) => ask(api.GET('/api/v1/saved-views', { params: { query: { list } }, signal })),
    select: ({ items }) => items,
  });

export interface SavedView {
  id: string;
  ownerId: string;
  name: string;
  isShared: boolean;
  query: string;
  version: number;
}

const useViewsChanged = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['saved-views'] });
};

export const useCreateView = () =>
  useMutation({
    mutationFn: (view: Pick<SavedView, 'name' | 'isShared' | 'query'> & { list: ViewedList }) =>
      ask(api.POST('/api/v1/saved-views', { body: view })),
    onSuccess: useViewsChanged(),
    meta: { toldByPage: true },
  });

export const useUpdateView = () =>
  useMutation({
    mutationFn: ({ id, ...body }: Pick<SavedView, 'id' | 'version'> & Partial<SavedView>) =>
      ask(api.PATCH('/api/v1/saved-views/{id}', { params: { path: { id } }, body })),
    onSuccess: useViewsChanged(),
  });

export const useDeleteView = () =>
  useMutation({
    mutationFn: (id: string) => ask(api.DELETE('/api/v1/saved-views/{id}', { params: { path: { id } } })),
    onSuccess: useViewsChanged(),
  });
