import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { allOrNothing } from './all-or-nothing.ts';
import { allRoutes, entities, events, facadeReadings, facadeResources, frames, reactions } from './app.ts';
import { isOwnMachine } from './kernel/access/own-machine.ts';
import type { Route } from './kernel/routes.ts';
import { arePortalsApart } from './kernel/sql/where-portals-lie.ts';
import { mailDirOf, openServices } from './open-services.ts';
import { keyAuthenticator } from './platform/api-keys/key-authenticator.ts';
import { keyUses } from './platform/api-keys/key-uses.ts';
import { denialTrail } from './platform/audit/denial-trail.ts';
import { createDoor } from './platform/door/create-door.ts';
import { createHealth } from './platform/health/create-health.ts';
import { createWakeUp, type WakeUp } from './platform/jobs/create-wake-up.ts';
import { createPool } from './platform/postgres/create-pool.ts';
import { createAtOnce } from './platform/rate-limits/create-at-once.ts';
import { createInFlight } from './platform/rate-limits/in-flight.ts';
import { createRateLimiter } from './platform/rate-limits/rate-limiter.ts';
import { sessionAuthenticator } from './platform/sessions/session-authenticator.ts';
import { callWorkers } from './platform/workers/call-workers.ts';
import type { Settings } from './read-settings.ts';
import { startWorker } from './start-worker.ts';
import { serveDevMail } from './surfaces/dev-mail/serve-dev-mail.ts';
import { refuseUnknownResources } from './surfaces/facade/refuse-unknown-resources.ts';
import { authenticator } from './surfaces/http/authenticator.ts';
import { createHttp } from './surfaces/http/create-http.ts';
import { createLogger } from './surfaces/http/create-logger.ts';
import { servePages } from './surfaces/http/pages/serve-pages.ts';
import { serveRoutes } from './surfaces/http/serve-routes.ts';
import { measure, serveMetrics } from './surfaces/http/service/measure.ts';
import { serveHealth } from './surfaces/http/service/serve-health.ts';
import { serveSecurityText } from './surfaces/http/service/serve-security-text.ts';
import { stopGently } from './surfaces/http/service/stop-gently.ts';
import { sweepSpool } from './surfaces/http/spool.ts';
import { serveLive } from './surfaces/live/serve-live.ts';
import { serveMcp } from './surfaces/mcp/serve-mcp.ts';
import { isPageAsked, openPortal, pageOf, sendPage, servePortal } from './surfaces/portal/serve-portal.ts';
import { serveScim } from './surfaces/scim/serve-scim.ts';
import { shortcomings, warnAtStart } from './warn-at-start.ts';

const connections = 20;

interface Urls {
  serviceUrl: string;
  workerUrl: string;
}

interface Server {
  /** The address of the web role; undefined for a worker. */
  address: string | undefined;
  stop(): Promise<void>;
}

/** Starts the roles of this process: the web server, the workers, or both. If one cannot start, nothing is left running. */
export async function startServer(settings: Settings, urls: Urls): Promise<Server> {
  const log = createLogger(settings);
  warnAtStart(log, settings);
  const wakeUp = createWakeUp();
  return allOrNothing(async (started) => {
    if (settings.role !== 'web') started.defer((await startWorker(settings, urls.workerUrl, log, wakeUp)).stop);
    const web = settings.role === 'worker' ? undefined : await startWeb(settings, urls, log, wakeUp);
    if (web) started.defer(web.stop);
    return { address: web?.address };
  });
}

const startWeb = (settings: Settings, urls: Urls, log: Logger, wakeUp: WakeUp) =>
  allOrNothing(async (started) => {
    const { app, pool, health, close } = await buildWeb(settings, urls, log, wakeUp);
    started.defer(() => pool.end());
    started.defer(close);
    if (settings.metricsPort !== undefined) {
      const metrics = await serveMetrics(measure(app, pool), settings.metricsPort);
      started.defer(() => metrics.close());
    }
    await app.listen({ port: settings.port, host: settings.host });
    started.defer(() => stopGently(app, health, settings.production));
    const { port } = app.server.address() as AddressInfo;
    return { address: settings.publicUrl ?? `http://${settings.host}:${port}` };
  });

/** Letters are shown only to this machine, and only without a mail server: they contain links that open accounts. */
const showsLetters = ({ production, smtpUrl, host }: Settings) =>
  !production && smtpUrl === undefined && isOwnMachine(host);

/** Longer than a statement of the role may take. */
const silentMs = 8_000;

/** The web role without a socket, for tests, which may add routes. */
export async function buildWeb(
  settings: Settings,
  urls: Urls,
  log = createLogger(settings),
  wakeUp = createWakeUp(),
  routes: readonly Route[] = allRoutes,
) {
  const pool = createPool(urls.serviceUrl, connections, 'prokura web', {
    silentMs,
    poolerUrl: settings.databasePoolerUrl,
  });
  const { services, close: closeServices } = await openServices(settings, pool);
  const door = createDoor(pool, services, { reactions, catalog: events, wakeWorkers: wakeUp.ring });
  if (arePortalsApart()) wakeUp.onRing(callWorkers(pool));
  const uses = keyUses(door);
  const denials = denialTrail(door, (error) => log.error({ err: error }, 'a denied access was not recorded'));
  const portal = openPortal(settings.portalDir, frames);
  const app = createHttp(log, {
    trustedProxies: settings.trustedProxies,
    answerUnknown: (request, reply) =>
      portal && isPageAsked(request) ? sendPage(request, reply, portal, pageOf(portal, request.url)) : undefined,
  });
  const spoolDir = join(settings.dataDir, 'uploads');
  await sweepSpool(spoolDir);
  const limiter = createRateLimiter(door.directory, settings.rateLimits);
  const auth = authenticator(keyAuthenticator(door, uses.note), sessionAuthenticator(door));
  serveRoutes(app, routes, {
    door,
    limiter,
    denials,
    spoolDir,
    inFlight: createInFlight(settings.rateLimits),
    atOnce: createAtOnce(settings.rateLimits),
    authenticator: auth,
  });
  serveLive(app, { door, authenticator: auth });
  serveScim(app, { door, limiter });
  serveMcp(app, allRoutes, { door, limiter, authenticator: auth });
  refuseUnknownResources(app, [...facadeResources, ...facadeReadings]);
  if (showsLetters(settings)) serveDevMail(app, mailDirOf(settings));
  const health = createHealth({ pool, dataDir: settings.dataDir, apart: arePortalsApart() });
  serveHealth(app, health, shortcomings(settings));
  serveSecurityText(app, settings);
  servePages(app, { routes: allRoutes, entities }, { withPortal: portal !== undefined });
  if (portal) servePortal(app, portal);
  const close = async () => {
    closeServices();
    await Promise.all([uses.stop(), denials.stop()]);
  };
  return { app, pool, door, uses, denials, health, close };
}
