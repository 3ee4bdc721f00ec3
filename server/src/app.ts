import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { refuse } from './kernel/errors.ts';
import { catalogFacade } from './domains/catalog/catalog.facade.ts';
import { catalogRoutes } from './domains/catalog/catalog.routes.ts';
import { keyAuthenticator } from './platform/api-keys/authenticate-key.ts';
import { createDoor } from './platform/door/door.ts';
import { createPool } from './platform/postgres/pool.ts';
import { createRateLimiter } from './platform/rate-limits/rate-limiter.ts';
import { readInstallationKeys } from './platform/secrets/installation-keys.ts';
import { createServices } from './platform/services/create-services.ts';
import { authenticator } from './surfaces/http/authenticate.ts';
import { createHttp } from './surfaces/http/create-http.ts';
import { serveRoutes } from './surfaces/http/serve-routes.ts';
import { facadeRoutes } from './surfaces/facade/facade.routes.ts';

export const allRoutes = [...catalogRoutes, ...facadeRoutes([catalogFacade])];

export async function startServer(
  settings: { port: number; host: string; masterKeys: { id: string; key: Buffer }[]; rateLimits: boolean },
  urls: { serviceUrl: string },
) {
  const logger = pino({ level: 'info' });
  const pool = createPool(urls.serviceUrl, 20, 'prokura web');
  const installationKeys = await readInstallationKeys(pool, settings.masterKeys);
  const services = createServices({
    publicUrl: `http://${settings.host}:${settings.port}`,
    production: false,
    masterKeys: settings.masterKeys,
    installationKeys,
    outboundAllow: [],
  });
  const door = createDoor(pool, services);
  const limiter = createRateLimiter(door.directory, settings.rateLimits);
  const app = createHttp(logger);
  const sessions = {
    authenticate: async () => {
      throw refuse('invalid_token');
    },
    forget: () => {},
  };
  serveRoutes(app, allRoutes, { door, limiter, authenticator: authenticator(keyAuthenticator(door), sessions) });
  await app.listen({ port: settings.port, host: settings.host });
  const { port } = app.server.address() as AddressInfo;
  return {
    address: `http://${settings.host}:${port}`,
    services,
    stop: async () => {
      await app.close();
      await pool.end();
    },
  };
}
