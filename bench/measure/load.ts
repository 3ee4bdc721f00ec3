import { randomUUID } from 'node:crypto';
import { openConnection } from './open-connection.ts';
import { requestText } from './request-text.ts';

/** The load runs in a process of its own: it is told what to send, and answers what came of it. */
export interface Order {
  port: number;
  key: string;
  job: Job;
  connections: number;
  /** Either a time or a number of requests. */
  seconds?: number;
  requests?: number;
  ids: readonly string[];
  brands: readonly string[];
  names: readonly string[];
}

/** `lean` is a page of five fields, as a synchronisation asks for it. */
export type Job = 'get' | 'list' | 'lean' | 'create';

export interface Outcome {
  requests: number;
  seconds: number;
  milliseconds: number[];
  /** Answers other than the expected one, by status. */
  unexpected: Record<string, number>;
}

const items = '/api/v1/integration-api/catalog-items';
const expected: Record<Job, number> = { get: 200, list: 200, lean: 200, create: 201 };
const run = randomUUID().slice(0, 8);
let made = 0;

const any = <T>(values: readonly T[]) => values[Math.floor(Math.random() * values.length)] as T;

const pageOf = (brands: readonly string[]) =>
  `${items}?brand=${encodeURIComponent(any(brands))}&sort=-updatedAt&limit=50`;

const write: Record<Job, (order: Order) => string> = {
  get: ({ key, ids }) => requestText('GET', `${items}/${any(ids)}`, key),
  list: ({ key, brands }) => requestText('GET', pageOf(brands), key),
  lean: ({ key, brands }) => requestText('GET', `${pageOf(brands)}&fields=id,sku,name,version,updatedAt`, key),
  create: ({ key, brands, names }) => {
    made += 1;
    const mark = `${run}-${made}`;
    const outside = { externalSource: 'bench', externalId: mark, idempotencyKey: mark };
    return requestText('POST', items, key, {
      name: `${any(names)} № ${made}`,
      sku: mark,
      brand: any(brands),
      ...outside,
    });
  },
};

async function load(order: Order): Promise<Outcome> {
  const outcome: Outcome = { requests: 0, seconds: 0, milliseconds: [], unexpected: {} };
  const connections = await Promise.all(Array.from({ length: order.connections }, () => openConnection(order.port)));
  const begun = performance.now();
  const ends = order.seconds === undefined ? Number.POSITIVE_INFINITY : begun + order.seconds * 1000;
  let left = order.requests ?? Number.POSITIVE_INFINITY;
  await Promise.all(
    connections.map(async (connection) => {
      while (performance.now() < ends && left > 0) {
        left -= 1;
        const request = write[order.job](order);
        const sent = performance.now();
        const { status } = await connection.send(request);
        outcome.milliseconds.push(performance.now() - sent);
        outcome.requests += 1;
        if (status !== expected[order.job]) outcome.unexpected[status] = (outcome.unexpected[status] ?? 0) + 1;
      }
      connection.close();
    }),
  );
  outcome.seconds = (performance.now() - begun) / 1000;
  return outcome;
}

process.on('message', (order: Order) => void load(order).then((outcome) => process.send?.(outcome)));
