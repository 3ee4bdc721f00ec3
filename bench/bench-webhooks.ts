import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { newKey, newPortal } from './environment/fill-portals.ts';
import type { Environment } from './environment/start-environment.ts';
import { quantile, rounded } from './measure/figures.ts';
import { type Connection, openConnection } from './measure/open-connection.ts';
import { requestText } from './measure/request-text.ts';
import { sized } from './measure/size.ts';

const goalSeconds = 2;
const items = '/api/v1/integration-api/catalog-items';

interface Seen {
  /** When an item's event came, by the item's outside mark. */
  at: Map<string, number>;
}

/** From the commit to the first attempt under a hundred writes a second, and how many sends a second one worker holds. */
export async function benchWebhooks(
  { owner, pepper, startOurs }: Environment,
  { writes = sized(1_500, 20), backlog = sized(3_000, 50) } = {},
) {
  const key = await newKey(owner, pepper, await newPortal(owner));
  const seen: Seen = { at: new Map() };
  const receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const mark = /"sku":"(hook-\d+)"/.exec(Buffer.concat(chunks).toString())?.[1];
      if (mark && !seen.at.has(mark)) seen.at.set(mark, performance.now());
      response.writeHead(204).end();
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const { port } = receiver.address() as AddressInfo;
  const web = await startOurs('web');
  const connection = await openConnection(web.port);
  try {
    const subscription = { name: 'Bench', url: `http://127.0.0.1:${port}/`, events: [], enabled: true };
    const reply = await connection.send(requestText('POST', '/api/v1/webhook-subscriptions', key, subscription));
    if (reply.status !== 201) throw new Error(`The subscription was refused: ${reply.body}`);
    const worker = await startOurs('worker');
    const delays = await underWrites(connection, key, seen, writes);
    await worker.stop();
    const { id } = JSON.parse(reply.body) as { id: string };
    const drained: Array<readonly [ordering: string, perSecond: number]> = [];
    for (const ordering of ['none', 'entity']) {
      await putInOrder(connection, key, id, ordering);
      const first = writes + drained.length * backlog;
      const perSecond = await backlogDrained(connection, key, seen, backlog, first, () => startOurs('worker'));
      drained.push([ordering, perSecond]);
    }
    return [
      {
        webhooks: `first attempt, ${writes} writes at 100/s`,
        'p50 s': rounded(quantile(delays, 0.5)),
        'p95 s': rounded(quantile(delays, 0.95)),
        goal: goalSeconds,
      },
      ...drained.map(([ordering, perSecond]) => ({
        webhooks: `sends per second, ${backlog} waiting, ordering ${ordering}`,
        'p50 s': '',
        'p95 s': '',
        goal: '',
        'sends/s': Math.round(perSecond),
      })),
    ];
  } finally {
    connection.close();
    await web.stop();
    receiver.closeAllConnections();
    receiver.close();
  }
}

/** A hundred writes a second: each has its moment, and waits for it. */
async function underWrites(connection: Connection, key: string, seen: Seen, writes: number): Promise<number[]> {
  const committed = new Map<string, number>();
  const begun = performance.now();
  for (let number = 0; number < writes; number += 1) {
    const wait = begun + number * 10 - performance.now();
    if (wait > 0) await pause(wait);
    await create(connection, key, `hook-${number}`);
    committed.set(`hook-${number}`, performance.now());
  }
  await arrived(seen, writes);
  return [...committed].map(([mark, at]) => Math.max(0, (seen.at.get(mark) as number) - at) / 1000);
}

async function backlogDrained(
  connection: Connection,
  key: string,
  seen: Seen,
  backlog: number,
  first: number,
  startWorker: () => Promise<{ stop(): Promise<void> }>,
): Promise<number> {
  for (let number = first; number < first + backlog; number += 1) await create(connection, key, `hook-${number}`);
  const worker = await startWorker();
  await arrived(seen, first + backlog);
  const times = [...seen.at.values()].slice(-backlog);
  await worker.stop();
  return backlog / ((Math.max(...times) - Math.min(...times)) / 1000);
}

async function putInOrder(connection: Connection, key: string, id: string, ordering: string): Promise<void> {
  const change = requestText('PATCH', `/api/v1/webhook-subscriptions/${id}`, key, { ordering });
  const { status, body } = await connection.send(change);
  if (status !== 200) throw new Error(`The change was refused: ${body}`);
}

async function create(connection: Connection, key: string, mark: string): Promise<void> {
  const body = { name: `Item ${mark}`, sku: mark, externalSource: 'bench', externalId: mark, idempotencyKey: mark };
  const { status, body: said } = await connection.send(requestText('POST', items, key, body));
  if (status !== 201) throw new Error(`The write was refused: ${said}`);
}

async function arrived(seen: Seen, count: number): Promise<void> {
  for (let waited = 0; seen.at.size < count; waited += 1) {
    if (waited > 1_200) throw new Error(`${count - seen.at.size} events never came`);
    await pause(100);
  }
}
