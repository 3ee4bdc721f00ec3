import { randomUUID } from 'node:crypto';
import type { Schedule } from '../../kernel/job.ts';
import type { Services } from '../../kernel/services.ts';
import { createDoor } from '../door/door.ts';
import type { OutboundClient } from '../outbound/outbound-client.ts';
import type { Pool } from '../postgres/pool.ts';
import { deliver } from './deliver.ts';
import { type DeliveryLimits, deliveryLimits } from './delivery-limits.ts';
import type { EventCatalog } from './event-catalog.ts';
import { type FannedOut, fanOut } from './fan-out.ts';
import { createClient } from './outbound.ts';
import { patrol } from './patrol.ts';
import { createPortals } from './portals.ts';
import { releaseOfTheDead } from './release-deliveries.ts';
import { webhookSchedules } from './webhook-schedules.ts';
import { holdLife } from './worker-life.ts';

export interface WebhookWorkerParts {
  /** Connections of the worker role, of its own: one of them is held for the worker's whole life. */
  pool: Pool;
  services: Services;
  catalog: EventCatalog;
  failed(error: unknown): void;
  client?: OutboundClient;
  limits?: Partial<DeliveryLimits>;
  /** Serves these portals alone; tests keep out of each other's way with it. */
  only?: ReadonlySet<string>;
  /** The pause between looks when nobody calls, ms. */
  pollMs?: number;
}

export interface WebhookWorker {
  /** There may be something new: look now. */
  nudge(): void;
  /** Recurring work that belongs to webhooks, for whoever keeps the schedules. */
  schedules: readonly Schedule[];
  /** Ends cleanly: what is under way is finished and written, what was only taken is given back. */
  stop(): Promise<void>;
}

/** Turns facts into deliveries and delivers them. Any number of workers may run against one database. */
export function startWebhookWorker(parts: WebhookWorkerParts): WebhookWorker {
  const { pool, services, catalog, failed, pollMs = 100 } = parts;
  const portals = createPortals(pool, createDoor(pool, services), parts.only);
  const own = parts.client ? undefined : createClient(services);
  const client = parts.client ?? (own as OutboundClient);
  const holder = randomUUID();
  const life = holdLife(pool, holder);
  const limits = { ...deliveryLimits, ...parts.limits };
  const deliveries = deliver({ portals, client, holder, ready: life.held, limits, pollMs, failed });
  const fan = fanOut(catalog);

  const facts = patrol(
    async () => {
      const counts = await Promise.all((await portals.withFreshFacts()).map(fanOutPortal));
      if (counts.some(({ deliveries }) => deliveries > 0)) delivery();
      return counts.some(({ facts }) => facts > 0);
    },
    pollMs,
    failed,
  );
  const dead = patrol(
    async () => {
      const released = await Promise.all(
        (await portals.withLeasedDeliveries()).map((tenantId) => portals.run<number>(tenantId, releaseOfTheDead, {})),
      );
      if (released.some((count) => count > 0)) delivery();
      return false;
    },
    pollMs * 20,
    failed,
  );
  const delivery = () => deliveries.call();
  const fanOutPortal = async (tenantId: string): Promise<FannedOut> => {
    const made = await portals.run<FannedOut>(tenantId, fan, {});
    if (made.more) facts.call();
    return made;
  };

  return {
    nudge: () => facts.call(),
    schedules: webhookSchedules(portals),
    async stop() {
      await Promise.all([facts.stop(), dead.stop()]);
      await deliveries.stop();
      life.end();
      own?.close();
    },
  };
}
