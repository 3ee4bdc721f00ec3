import type { YearPortal } from './fill-year.ts';

const any = (ids: readonly string[], index: number) => ids[(index * 7_919) % ids.length] as string;

const weekAgo = () => new Date(Date.now() - 7 * 86_400_000).toISOString();
const spring = () => new Date(Date.now() - 240 * 86_400_000).toISOString();

/** Lists of what a year has gathered. Each fills its page at either size, so that both do the same work. */
export const yearLists: Record<string, (portal: YearPortal, index: number) => string> = {
  items: () => '/api/v1/catalog?limit=50',
  'items found': () => `/api/v1/catalog?limit=5&search=${encodeURIComponent('цемент')}`,
  'one item': ({ itemIds }, index) => `/api/v1/integration-api/catalog-items/${any(itemIds, index)}`,
  requisitions: () => '/api/v1/purchase-requisitions?limit=20',
  'one requisition': ({ requisitionIds }, index) => `/api/v1/purchase-requisitions/${any(requisitionIds, index)}`,
  trail: () => '/api/v1/audit?limit=50',
  'trail of eight months ago': () => `/api/v1/audit?limit=20&occurredAt[lt]=${spring()}`,
  'history of an item': ({ itemIds }, index) => `/api/v1/audit?limit=5&entityId=${any(itemIds, index)}`,
  'first page of the feed': () => '/api/v1/events?limit=10',
  'feed of a week': () => `/api/v1/events?limit=5&since=${weekAgo()}`,
  deliveries: ({ subscriptionId }) => `/api/v1/webhook-subscriptions/${subscriptionId}/deliveries?limit=10`,
  'attempts of a delivery': ({ deliveryIds }, index) =>
    `/api/v1/webhook-deliveries/${any(deliveryIds, index)}/attempts`,
};
