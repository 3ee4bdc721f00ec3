import { queryOptions } from '@tanstack/react-query';
import { useList } from '../../kit/table/use-list.ts';
import { api, ask, askPage } from '../../shared/api/client.ts';
import type { WebhookSearch, WebhooksSearch } from './searches.ts';

export const useWebhooks = ({ search, archived }: WebhooksSearch) =>
  useList(['webhooks', { search, archived }], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/webhook-subscriptions', {
        params: { query: { limit: 100, cursor, search, includeArchived: archived, sort: 'name', includeTotal: true } },
        signal,
      }),
    ),
  );

export const webhookQuery = (id: string) =>
  queryOptions({
    queryKey: ['webhooks', id],
    queryFn: ({ signal }) => ask(api.GET('/api/v1/webhook-subscriptions/{id}', { params: { path: { id } }, signal })),
  });

export const statsQuery = (id: string) =>
  queryOptions({
    queryKey: ['webhooks', id, 'stats'],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/v1/webhook-subscriptions/{id}/stats', { params: { path: { id } }, signal })),
  });

export const useDeliveries = (id: string, { status, event }: WebhookSearch) =>
  useList(['webhooks', id, 'deliveries', { status, event }], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/webhook-subscriptions/{id}/deliveries', {
        params: { path: { id }, query: { limit: 100, cursor, status, event, sort: '-createdAt', includeTotal: true } },
        signal,
      }),
    ),
  );

export const deliveryQuery = (id: string) =>
  queryOptions({
    queryKey: ['webhooks', 'delivery', id],
    queryFn: ({ signal }) => ask(api.GET('/api/v1/webhook-deliveries/{id}', { params: { path: { id } }, signal })),
  });

export const attemptsQuery = (id: string) =>
  queryOptions({
    queryKey: ['webhooks', 'delivery', id, 'attempts'],
    queryFn: async ({ signal }) => {
      const query = { sort: '-number', limit: 50 };
      const { items } = await ask(
        api.GET('/api/v1/webhook-deliveries/{id}/attempts', { params: { path: { id }, query }, signal }),
      );
      return items;
    },
  });

/** The event of a delivery as the feed tells it; a test event stands in no feed. */
export const eventQuery = (id: string) =>
  queryOptions({
    queryKey: ['webhooks', 'event', id],
    queryFn: ({ signal }) => ask(api.GET('/api/v1/events/{id}', { params: { path: { id } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export const eventCatalogQuery = queryOptions({
  queryKey: ['webhook-events'],
  queryFn: async ({ signal }) => (await ask(api.GET('/api/v1/webhook-events', { signal }))).items,
  staleTime: 600_000,
});

export type Webhook = ReturnType<typeof useWebhooks>['rows'][number];
export type Delivery = ReturnType<typeof useDeliveries>['rows'][number];
export type Attempt = Awaited<ReturnType<NonNullable<ReturnType<typeof attemptsQuery>['queryFn'] & object>>>[number];
export type EventKind = Awaited<ReturnType<NonNullable<(typeof eventCatalogQuery)['queryFn'] & object>>>[number];
