import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Pool } from '../../../platform/postgres/create-pool.ts';

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Counts requests, rate limit refusals and connections, besides the default metrics of the process (loop lag, heap). */
export function measure(app: FastifyInstance, pool: Pool): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers,
  });
  const limited = new Counter({
    name: 'rate_limited_total',
    help: 'Requests refused by a rate limit',
    labelNames: ['route'],
    registers,
  });
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool by state, and requests waiting for one',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? 'no route';
    requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
    if (reply.statusCode === 429) limited.inc({ route });
  });
  return registry;
}

interface MetricsServer {
  port: number;
  close(): Promise<void>;
}

/** Serves the metrics on a separate port, only to this machine. */
export async function serveMetrics(registry: Registry, port: number): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as { port: number }).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
