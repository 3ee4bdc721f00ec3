import { createHash } from 'node:crypto';
import type { PolicyName } from '../../server/src/platform/rate-limits/policies.ts';
import { buildWeb } from '../../server/src/start-server.ts';
import { owner, settings, urls } from '../../server/test/harness.ts';
import { type Probe, probeOf, statuses, type World } from './probe.ts';

const { app } = await buildWeb({ ...settings, rateLimits: true }, urls);
await app.ready();

/** The product with its limits on, which the tests leave off. */
export const limited = app;

/** A request over every limit it falls under. */
export async function probeLimits(world: World): Promise<Probe[]> {
  const { operation, portal, names } = world;
  if (!operation.statuses.includes('429')) return [];
  const policies = (operation.route?.options.policies ?? []) as PolicyName[];
  const token = createHash('sha256')
    .update(names.token ?? '')
    .digest('base64url');
  const holders = ['127.0.0.1', token, portal.tenantId, portal.ownerId, `${portal.tenantId}/${names.id ?? ''}`];
  const buckets = [`tenant|${portal.tenantId}`, ...policies.flatMap((name) => holders.map((of) => `${name}|${of}`))];
  for (const bucket of buckets) await owner.query('select rest_bucket($1, 100, 3600)', [bucket]);
  const refusedNow = policies.length > 0 && operation.isPublic ? statuses(429, 200, 201, 404, 422) : statuses(429);
  return [probeOf(world, 'over its limits', refusedNow)];
}

/** Limits of an address are everybody's who asks from it: they are taken away again. */
export async function forgetLimits() {
  await owner.query(`delete from rate_buckets where bucket like '%|127.0.0.1'`);
}
