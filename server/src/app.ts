import Fastify from 'fastify';
import type { RoleUrls } from './platform/postgres/roles.ts';
import type { Settings } from './settings.ts';

/** What a started process answers: where it listens (empty for a worker) and how it stops. */
export type Server = { readonly address: string; readonly stop: () => Promise<void> };

/** Starts what the role asks for. */
export async function startServer(settings: Settings, _urls: RoleUrls): Promise<Server> {
  const app = Fastify();
  app.get('/health', () => ({ status: 'ok' }));
  const listens = settings.role !== 'worker';
  const address = listens ? await app.listen({ port: settings.port, host: settings.host }) : '';
  return { address, stop: () => app.close() };
}
