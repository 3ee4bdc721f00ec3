import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Health } from '../../../platform/health/create-health.ts';
import { serveFixed } from '../serve-fixed.ts';

const every = 500;
const mostLag = 1_000;

/**
 * State of the service for balancers and people. It shows no versions and needs no credentials; `lacking` names missing parts
 * that do not make it unavailable.
 */
export function serveHealth(app: FastifyInstance, health: Health, lacking: readonly string[] = []) {
  const loopTurns = watchLoop(app);

  serveFixed(app, '/health', async (_, reply) => answer(reply, await health.databaseAnswers()));
  serveFixed(app, '/health/live', async (_, reply) => answer(reply, loopTurns()));
  serveFixed(app, '/health/ready', async (_, reply) => {
    const [readiness, away] = await Promise.all([health.readiness(), health.lacking()]);
    const without = [...lacking, ...away];
    const notWell = Object.entries(readiness).flatMap(([name, well]) => (well ? [] : [name]));
    return answer(reply, notWell.length === 0, {
      ...(notWell.length > 0 && { failing: notWell }),
      ...(without.length > 0 && { lacking: without }),
    });
  });
}

const answer = (reply: FastifyReply, well: boolean, more: object = {}) =>
  reply.code(well ? 200 : 503).send({ status: well ? 'ok' : 'unavailable', ...more });

/** A late timer shows that the event loop was blocked. */
function watchLoop(app: FastifyInstance): () => boolean {
  let turned = performance.now();
  const timer = setInterval(() => {
    turned = performance.now();
  }, every).unref();
  app.addHook('onClose', async () => clearInterval(timer));
  return () => performance.now() - turned < every + mostLag;
}
