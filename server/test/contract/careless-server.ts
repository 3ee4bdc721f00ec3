import Fastify from 'fastify';
import { allRoutes } from '../../src/app.ts';
import type { Route } from '../../src/kernel/routes.ts';
import type { Send } from './probe.ts';

const model = allRoutes.find(({ operation }) => operation.name === 'catalog.get-item-card') as Route;

/** A route planted for the sweeps: declared as it should be, served as it must not. */
export const planted: Route = { ...model, path: '/planted/:id' };

const app = Fastify();
app.get(planted.path, async (request) => request.params);

/** Asks a server that gives everything to everybody, whatever they send. */
export const careless: Send = async (_, url) => {
  const { statusCode, headers, payload, rawPayload } = await app.inject(url);
  return { status: statusCode, headers, text: payload, bytes: rawPayload, json: JSON.parse(payload) };
};
