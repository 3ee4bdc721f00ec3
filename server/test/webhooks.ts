import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { allRoutes, events } from '../src/app.ts';
import type { AnyOperation } from '../src/kernel/operation.ts';
import { createDoor } from '../src/platform/door/create-door.ts';
import { parseAddressBlocks } from '../src/platform/outbound/address-block.ts';
import { createOutboundClient, type OutboundClient } from '../src/platform/outbound/create-outbound-client.ts';
import { createPool } from '../src/platform/postgres/create-pool.ts';
import { createPortals } from '../src/platform/webhooks/create-portals.ts';
import type { DeliveryLimits } from '../src/platform/webhooks/sending/delivery-limits.ts';
import { startWebhookWorker } from '../src/platform/webhooks/start-webhook-worker.ts';
import { holdLease } from '../src/platform/workers/hold-lease.ts';
import { releaseOfTheDead } from '../src/platform/workers/release-of-the-dead.ts';
import { door, owner, type Portal, request } from './harness.ts';

/** JSON as tests look into it, field by field. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Loose = any;

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  text: string;
  json: Loose;
  at: number;
}

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  afterMs?: number;
}

/** A receiver that keeps what it got and answers as configured. */
export async function startReceiver(t: TestContext, answer: (got: Received, count: number) => Answer = () => ({})) {
  const got: Received[] = [];
  let open = 0;
  let mostOpen = 0;
  const server = createServer((message, reply) => {
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    reply.once('close', () => {
      open -= 1;
    });
    const chunks: Buffer[] = [];
    message.on('data', (chunk: Buffer) => chunks.push(chunk));
    message.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const received = {
        path: message.url ?? '',
        headers: message.headers,
        text,
        json: JSON.parse(text),
        at: Date.now(),
      };
      got.push(received);
      const { status = 200, headers = {}, body = 'ok', afterMs = 0 } = answer(received, got.length);
      setTimeout(() => reply.writeHead(status, headers).end(body), afterMs);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return { got, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, mostOpen: () => mostOpen };
}

/** The receiver's limits in tests: a hanging one is given up soon. */
export const quickClient = () =>
  createOutboundClient({
    policy: { allow: parseAddressBlocks('127.0.0.1/32') },
    limits: { dnsMs: 300, connectMs: 500, headersMs: 1_000, bodyMs: 300 },
  });

export function workerPool(t: TestContext) {
  const pool = createPool(process.env.PROKURA_TEST_WORKER_URL as string, 8, 'prokura tests worker');
  t.after(() => pool.end());
  return pool;
}

/** The portals as a worker sees them, for single steps of its work. */
export const workerPortals = (t: TestContext) => {
  const pool = workerPool(t);
  return createPortals(pool, createDoor(pool, door.services));
};

/** A worker for these portals alone. */
export function startWorker(
  t: TestContext,
  portals: readonly Portal[],
  { limits, client = quickClient() }: { limits?: Partial<DeliveryLimits>; client?: OutboundClient } = {},
) {
  const pool = createPool(process.env.PROKURA_TEST_WORKER_URL as string, 8, 'prokura tests worker');
  const failures: unknown[] = [];
  const failed = (error: unknown) => void failures.push(error);
  const only = new Set(portals.map(({ tenantId }) => tenantId));
  const lease = holdLease({ pool, failed });
  const worker = startWebhookWorker({
    pool,
    lease,
    services: door.services,
    catalog: events,
    failed,
    client,
    ...(limits && { limits }),
    only,
    pollMs: 20,
  });
  const ofTheDead = releaseOfTheDead({ door: createDoor(pool, door.services), failed, only, pollMs: 400 });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= Promise.all([worker.stop(), ofTheDead.stop()])
      .then(() => lease.end())
      .then(() => pool.end())
      .then(() => client.close());
    return stopped;
  };
  t.after(async () => {
    await stop();
    if (failures.length > 0) throw failures[0];
  });
  return { ...worker, stop };
}

export async function until(what: string, holds: () => boolean | Promise<boolean>, ms = 10_000) {
  const deadline = Date.now() + ms;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Timed out waiting for: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
}

export const base = '/api/v1/webhook-subscriptions';

/** A key that may do everything with webhooks and the catalog. */
export const hookKey = (portal: Portal) =>
  portal.key(
    'webhooks.read',
    'webhooks.write',
    'webhooks.delete',
    'catalog.read',
    'catalog.write',
    'catalog.delete',
    'integration_api.read',
  );

/** The operation of this name, as the routes register it. */
export const operation = (name: string) =>
  allRoutes.find((route) => route.operation.name === name)?.operation as AnyOperation;

export async function subscribe(key: string, url: string, more: object = {}) {
  const { status, json } = await request('POST', base, { key, body: { name: 'ERP', url, ...more } });
  if (status !== 201) throw new Error(JSON.stringify(json));
  return json as { id: string; secret: string; version: number };
}

export const createItem = async (key: string, name = 'Цемент М500', more: object = {}) =>
  (await request('POST', '/api/v1/catalog', { key, body: { name, ...more } })).json as { id: string; version: number };

/** Deliveries of a portal as the tables hold them, oldest first. */
export async function deliveriesOf(portal: Portal): Promise<Array<Record<string, Loose>>> {
  const { rows } = await owner.query('select * from webhook_deliveries where tenant_id = $1 order by id', [
    portal.tenantId,
  ]);
  return rows;
}

/** Makes every waiting retry of a portal due now. */
export const hurry = (portal: Portal) =>
  owner.query(`update webhook_deliveries set next_attempt_at = now() where tenant_id = $1 and status = 'pending'`, [
    portal.tenantId,
  ]);

/** Another owner, so that the first may lose rights: a portal keeps one. */
export const secondOwner = (portal: Portal) =>
  owner.query(
    `with made as (
       insert into users (tenant_id, code, full_name, email, status, email_verified_at)
       values ($1, 'U-0099', 'Второй Владелец', 'second-' || gen_random_uuid() || '@romashka.ru', 'active', now()) returning id)
     insert into user_roles (tenant_id, user_id, role_id)
     select $1, made.id, role.id from made, roles role where role.tenant_id = $1 and role.code = 'owner'`,
    [portal.tenantId],
  );
