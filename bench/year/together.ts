import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Environment } from '../environment/start-environment.ts';
import { quantile, rounded } from '../measure/figures.ts';
import { type Connection, openConnection } from '../measure/open-connection.ts';
import { requestText } from '../measure/request-text.ts';
import { sized, smallest } from '../measure/size.ts';
import type { YearPortal } from './fill-year.ts';
import { part } from './year-size.ts';

const items = '/api/v1/integration-api/catalog-items';

/** Asked for in a second at the whole year; a part of it is asked for less, so that small machines show something too. */
const rates = { reads: part < 1 ? 60 : 600, writes: part < 1 ? 25 : 250 };
const seconds = sized(part < 1 ? 30 : 1_800, 2);

/**
 * Reads, writes and the deliveries of what is written, together. The model is open: each request has its moment, and its time counts
 * from there, whether or not a connection was free.
 */
export async function together({ startOurs }: Environment, portal: YearPortal) {
  const came = new Map<string, number>();
  const receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const mark = /"sku":"(year-\d+)"/.exec(Buffer.concat(chunks).toString())?.[1];
      if (mark && !came.has(mark)) came.set(mark, performance.now());
      response.writeHead(204).end();
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const [web, worker] = [await startOurs('web'), await startOurs('worker')];
  try {
    const control = await openConnection(web.port);
    const hook = {
      name: 'Year',
      url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
      events: [],
      enabled: true,
    };
    const made = await control.send(requestText('POST', '/api/v1/webhook-subscriptions', portal.key, hook));
    if (made.status !== 201) throw new Error(`The subscription was refused: ${made.body}`);
    control.close();
    const read = (index: number) =>
      requestText('GET', `${items}/${portal.itemIds[index % portal.itemIds.length]}`, portal.key);
    const write = (index: number) => {
      const sku = `year-${index}`;
      return requestText('POST', items, portal.key, {
        name: `Цемент ${index}`,
        sku,
        externalSource: 'year',
        externalId: sku,
        idempotencyKey: sku,
      });
    };
    const committed = new Map<string, number>();
    const [reads, writes] = await Promise.all([
      paced(web.port, rates.reads, 200, read),
      paced(web.port, rates.writes, 201, write, (index) => committed.set(`year-${index}`, performance.now())),
    ]);
    for (let waited = 0; came.size < committed.size && waited < 600; waited += 1) await pause(100);
    const delays = [...committed].map(([mark, at]) => Math.max(0, (came.get(mark) ?? Number.POSITIVE_INFINITY) - at));
    return [
      { year: `reads, ${rates.reads}/s`, ...figures(reads), goal: 50 },
      { year: `writes, ${rates.writes}/s beside them`, ...figures(writes), goal: 100 },
      { year: 'first attempts of them', ...figures(delays), goal: 2_000 },
    ];
  } finally {
    await Promise.all([web.stop(), worker.stop()]);
    receiver.closeAllConnections();
    receiver.close();
  }
}

const figures = (times: readonly number[]) => ({
  requests: times.length,
  'p50 ms': rounded(quantile(times, 0.5)),
  'p95 ms': rounded(quantile(times, 0.95)),
});

/** Connections of either kind; a request that finds none free waits for one, and its time goes on. */
const mostConnections = 64;

/** Sends so many a second. */
async function paced(
  port: number,
  rate: number,
  expected: number,
  text: (index: number) => string,
  done?: (index: number) => void,
) {
  const times: number[] = [];
  const connections = await Promise.all(Array.from({ length: mostConnections }, () => openConnection(port)));
  const free = [...connections];
  const waiting: Array<(connection: Connection) => void> = [];
  const taken = async () => free.pop() ?? new Promise<Connection>((resolve) => waiting.push(resolve));
  const begun = performance.now();
  const dueOf = (index: number) => begun + (index * 1_000) / rate;
  const send = async (index: number) => {
    const connection = await taken();
    const { status, body } = await connection.send(text(index));
    if (status !== expected) throw new Error(`${status} was answered: ${body}`);
    times.push(performance.now() - dueOf(index));
    done?.(index);
    const next = waiting.shift();
    if (next) next(connection);
    else free.push(connection);
  };
  const count = smallest ? 10 : rate * seconds;
  const sent: Promise<void>[] = [];
  for (; sent.length < count; await pause(1))
    while (sent.length < count && dueOf(sent.length) <= performance.now()) sent.push(send(sent.length));
  await Promise.all(sent);
  for (const connection of connections) connection.close();
  return times;
}
