import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { allRoutes } from '../../src/app.ts';
import { canonicalJson } from '../../src/kernel/intake/canonical-json.ts';
import { rawBodyOf } from '../../src/kernel/intake/raw-body.ts';
import { takesKeys } from '../../src/surfaces/http/read-conditions.ts';
import { app, newPortal, owner, signIn } from '../harness.ts';
import { addressOf, bodyOf, isOpen, named, takesFiles } from './probe.ts';

const inSteps = allRoutes.filter(
  (one) =>
    one.operation.kind === 'command' &&
    one.operation.steps !== undefined &&
    takesKeys(one.method) &&
    !isOpen(one) &&
    !rawBodyOf(one.operation.input),
);

/** What no operation answers. */
const first = '{"was":"first"}';

test('whatever has changed since, a repeat of work in steps gets its first answer before anything is looked at', async () => {
  const portal = await newPortal();
  const token = await signIn(portal);
  const failed: string[] = [];
  // The digest of a file is not known here; files are kept by the same door.
  for (const route of inSteps.filter((one) => !takesFiles(one))) {
    const [url, body] = [addressOf(route), bodyOf(route) ?? {}];
    const fingerprint = createHash('sha256')
      .update(`${route.method} ${url}\n${canonicalJson(body)}`)
      .digest();
    await owner.query(
      `insert into idempotency_keys (tenant_id, holder, route, key, fingerprint, body, of_steps) values ($1, $2, $3, 'first', $4, $5, true)`,
      [portal.tenantId, portal.ownerId, named(route), fingerprint, first],
    );
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': 'first' };
    const answer = await app.inject({ method: route.method, url, headers, payload: body });
    if (answer.headers['idempotency-replayed'] !== 'true' || answer.body !== first)
      failed.push(`${named(route)}: ${answer.statusCode} ${answer.body}`);
  }
  assert.ok(inSteps.length > 15);
  assert.deepEqual(failed, []);
});
