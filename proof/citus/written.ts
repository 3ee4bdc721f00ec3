import { setTimeout as pause } from 'node:timers/promises';
import type { OnCluster, Portal } from './start-on-cluster.ts';

/** An item whose creation was acknowledged. */
export interface Written {
  portal: Portal;
  id: string;
}

export const items = '/api/v1/integration-api/catalog-items';

/** Makes an item in a portal and keeps it when it was acknowledged; the status of the answer. */
export async function write({ as }: OnCluster, portal: Portal, name: string, written: Written[]): Promise<number> {
  const { status, json } = await as(portal, 'POST', items, { name, plannedCost: { price: '412.50' } });
  if (status === 201) written.push({ portal, id: json.id });
  return status;
}

export function undelivered({ receiver }: OnCluster, written: readonly Written[]): string[] {
  const told = new Set(receiver.received.map(({ entityId }) => entityId));
  return written
    .filter(({ id }) => !told.has(id))
    .map(({ id, portal }) => `${id} of node ${portal.node.group} was not delivered`);
}

export async function untilDelivered(cluster: OnCluster, written: readonly Written[], patienceMs: number) {
  const until = Date.now() + patienceMs;
  while (Date.now() < until && undelivered(cluster, written).length > 0) await pause(100);
}

/** Looks as an integrator does: at each item by its identifier, at the events page by page. */
export async function missing(
  cluster: Pick<OnCluster, 'portals' | 'as'>,
  written: readonly Written[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const portal of cluster.portals) {
    const seen = await feedOf(cluster, portal);
    for (const { id } of written.filter((one) => one.portal === portal)) {
      const { status } = await cluster.as(portal, 'GET', `${items}/${id}`);
      if (status !== 200) faults.push(`${id} is answered ${status}`);
      const times = seen.filter((one) => one === id).length;
      if (times !== 1) faults.push(`${id} stands in the feed ${times} times`);
    }
  }
  return faults;
}

async function feedOf({ as }: Pick<OnCluster, 'as'>, portal: Portal): Promise<string[]> {
  const seen: string[] = [];
  for (let cursor = ''; ; ) {
    const { status, json } = await as(portal, 'GET', `/api/v1/events?limit=200${cursor}`);
    if (status !== 200) return seen;
    for (const { event, entity } of json.items) if (event.endsWith('catalog_item.created')) seen.push(entity.id);
    cursor = `&cursor=${encodeURIComponent(json.page.nextCursor)}`;
    if (!json.page.hasMore) return seen;
  }
}
