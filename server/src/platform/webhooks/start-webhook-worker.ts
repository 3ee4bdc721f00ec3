import type { Services } from '../../kernel/services.ts';
import { createDoor } from '../door/create-door.ts';
import type { OutboundClient } from '../outbound/create-outbound-client.ts';
import type { Pool } from '../postgres/create-pool.ts';
import type { WorkerLease } from '../workers/hold-lease.ts';
import { patrol } from '../workers/patrol.ts';
import { createPortals } from './create-portals.ts';
import { fanOut } from './deliveries/fan-out.ts';
import type { EventCatalog } from './events/event-catalog.ts';
import { createClient } from './sending/create-client.ts';
import { deliver } from './sending/deliver.ts';
import { type DeliveryLimits, deliveryLimits } from './sending/delivery-limits.ts';
import { webhookSchedules } from './webhook-schedules.ts';

interface WebhookWorkerParts {
  /** Connections of the worker role, of its own. */
  pool: Pool;
  lease: WorkerLease;
  services: Services;
  catalog: EventCatalog;
  failed(error: unknown): void;
  client?: OutboundClient;
  limits?: Partial<DeliveryLimits>;
  /** Serves these portals alone; tests keep out of each other's way with it. */
  only?: ReadonlySet<string>;
  /** The pause between rounds when nothing wakes the worker, ms. */
  pollMs?: number;
}

/** Turns facts into deliveries and delivers them. Any number of workers may run against one database. */
export function startWebhookWorker(parts: WebhookWorkerParts) {
  const { pool, lease, services, catalog, failed, pollMs = 100 } = parts;
  const portals = createPortals(pool, createDoor(pool, services), parts.only);
  const own = parts.client ? undefined : createClient(services);
  const client = parts.client ?? (own as OutboundClient);
  const limits = { ...deliveryLimits, ...parts.limits };
  const deliveries = deliver({ portals, client, lease, limits, pollMs, failed });
  const fan = fanOut(catalog);
  const facts = patrol(tellFresh, pollMs, failed);

  async function tellFresh(): Promise<boolean> {
    const tenants = await portals.withFreshFacts();
    const made = await Promise.all(tenants.map((one) => portals.runIfHere(one, fan, {}, { facts: 0, deliveries: 0 })));
    if (made.some(({ deliveries }) => deliveries > 0)) deliveries.call();
    return made.some(({ facts }) => facts > 0);
  }

  return {
    /** There may be something new: look now. */
    nudge: () => facts.call(),
    /** Recurring work of webhooks, for the keeper of schedules. */
    schedules: webhookSchedules(portals),
    /** Ends cleanly: what is under way is finished and written, what was only taken is given back. */
    async stop() {
      await facts.stop();
      await deliveries.stop();
      own?.close();
    },
  };
}
