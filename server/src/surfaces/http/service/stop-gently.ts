import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Health } from '../../../platform/health/create-health.ts';

/** Long enough for a balancer to see that this process is not ready. */
const noticePause = 5_000;
const mostInFlight = 25_000;

/** First not ready, then no new connections, then the requests in flight; what has not ended by then is cut off. */
export async function stopGently(app: FastifyInstance, health: Health, production: boolean) {
  health.drain();
  if (production) await pause(noticePause);
  const cut = setTimeout(() => app.server.closeAllConnections(), mostInFlight);
  await app.close();
  clearTimeout(cut);
}
