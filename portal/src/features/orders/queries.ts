import { queryOptions } from '@tanstack/react-query';
import { purchaseOrder } from '../../../../nouns/purchase-order.ts';
import { knownValues } from '../../kit/form/of-field.ts';
import { useList } from '../../kit/table/use-list.ts';
import type { Answer } from '../../shared/api/answer.ts';
import { api, ask, askPage } from '../../shared/api/client.ts';
import type { OrdersSearch } from './searches.ts';

export type OrderCard = Answer<'orders.get-order'>;

export type Order = Answer<'orders.list-orders'>['items'][number];

/** What a person is about to do with an order. */
export type Asked = 'edit' | 'send' | 'confirm' | 'decline' | 'cancel' | 'close';

export type OrderLine = OrderCard['lines'][number];

export const useOrders = (asked: OrdersSearch) => {
  const { search, sort, status, supplier, requisition, responsible, late, invoicing, left, above } = asked;
  return useList(['orders', 'list', asked], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/purchase-orders', {
        params: {
          query: {
            ...{ limit: 100, cursor, search, sort, includeTotal: true },
            ...{ supplierId: supplier, procurementId: requisition, responsibleId: responsible },
            ...{ 'status[in]': knownValues(purchaseOrder, 'status', status), late },
            ...{ 'invoicing[in]': knownValues(purchaseOrder, 'invoicing', invoicing), invoicedAboveReceived: above },
            'leftAmount[gt]': left && '0',
          },
        },
        signal,
      }),
    ),
  );
};

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['orders', id],
    queryFn: ({ signal }) => ask(api.GET('/api/v1/purchase-orders/{id}', { params: { path: { id } }, signal })),
  });
