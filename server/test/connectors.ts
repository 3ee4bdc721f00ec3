import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { AnyConnector } from '../src/kernel/connector.ts';
import type { Consumer } from '../src/kernel/consumer.ts';
import { keyAuthenticator } from '../src/platform/api-keys/authenticate-key.ts';
import { integrations } from '../src/platform/integrations/integrations.ts';
import { createJobWorker } from '../src/platform/jobs/create-job-worker.ts';
import { createAtOnce } from '../src/platform/rate-limits/at-once.ts';
import { createInFlight } from '../src/platform/rate-limits/in-flight.ts';
import { createRateLimiter } from '../src/platform/rate-limits/rate-limiter.ts';
import { sessionAuthenticator } from '../src/platform/sessions/authenticate-session.ts';
import { authenticator } from '../src/surfaces/http/authenticate.ts';
import { createHttp } from '../src/surfaces/http/create-http.ts';
import { createLogger } from '../src/surfaces/http/logger.ts';
import { serveRoutes } from '../src/surfaces/http/serve-routes.ts';
import { denials, door, owner, type Portal, quiet, settings, signIn, workerDoor } from './harness.ts';

interface Sent {
  token?: string;
  cookie?: string;
  body?: unknown;
}

/** The integrations of the product with connectors of a test in place of its own: the same routes, jobs, door and database. */
export async function serveConnectors(connectors: readonly AnyConnector[], consumers: readonly Consumer[] = []) {
  const kit = integrations(connectors, consumers);
  const app = createHttp(createLogger(settings));
  serveRoutes(app, kit.routes, {
    door,
    denials,
    spoolDir: settings.dataDir,
    limiter: createRateLimiter(door.directory, settings.rateLimits),
    inFlight: createInFlight(settings.rateLimits),
    atOnce: createAtOnce(settings.rateLimits),
    authenticator: authenticator(
      keyAuthenticator(door, () => {}),
      sessionAuthenticator(door),
    ),
  });
  await app.ready();

  async function ask(method: string, url: string, { token, cookie, body }: Sent = {}) {
    const headers = { ...(token && { authorization: `Bearer ${token}` }), ...(cookie && { cookie }) };
    const sent = { method, url, headers, ...(body !== undefined && { payload: body }) } as InjectOptions;
    const answer = (await app.inject(sent)) as unknown as LightMyRequestResponse;
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.payload,
      json: answer.payload === '' ? undefined : JSON.parse(answer.payload),
    };
  }

  const worker = (portal: Portal) =>
    createJobWorker({ door: workerDoor, jobs: kit.jobs, log: quiet, duePortals: async () => [portal.tenantId] });

  return {
    ask,
    /** Does what is due in a portal. */
    drain: (portal: Portal) => worker(portal).drain(),
    /** The same as if the time of everything that waits had come. */
    async drainLater(portal: Portal) {
      await owner.query('update jobs set due_at = now() where tenant_id = $1 and finished_at is null', [
        portal.tenantId,
      ]);
      await worker(portal).drain();
    },
    /** Installs, fills in, checks; answers the installation and who did it. */
    async install(portal: Portal, publicId: string, given: object) {
      const token = await signIn(portal);
      const body = { publicId, settings: given };
      const { json } = await ask('POST', '/api/v1/integrations/installations', { token, body });
      await ask('POST', `/api/v1/integrations/installations/${json.id}/test`, { token, body: {} });
      return { id: json.id as string, token };
    },
  };
}
