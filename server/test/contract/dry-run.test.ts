import assert from 'node:assert/strict';
import { test } from 'node:test';
import { long } from '../../../scripts/tests/long.ts';
import { allRoutes } from '../../src/app.ts';
import type { Route } from '../../src/kernel/routes.ts';
import { storesAndWrites, whyNotDry } from '../../src/platform/door/dry-run/refuse-dry-run.ts';
import { hasDryRun } from '../../src/surfaces/http/ask-dry-run.ts';
import { owner } from '../harness.ts';
import { stateOf } from './dry-run/state-of.ts';
import type { Made } from './examples/made.ts';
import { prepare } from './examples/prepare.ts';
import { reader } from './examples/reader.ts';
import { named } from './probe.ts';

const writes = allRoutes.filter(hasDryRun);
const tried = writes.filter(({ operation }) => !whyNotDry(operation));

/** How a dry run of an example differs from the write that follows it, or what it has left behind. */
async function faultsOf(route: Route): Promise<string[]> {
  const made: Made = { ...(await reader(route)), route, ids: {} };
  const { url, sent, headers } = await prepare(made);
  const { tenantId } = made.portal;
  const held = await stateOf(tenantId);
  const dry = await made.ask(route.method, `${url}?dryRun=true`, sent(), headers);
  const left = await stateOf(tenantId);
  const changed = Object.keys(held).filter((table) => JSON.stringify(held[table]) !== JSON.stringify(left[table]));
  const real = await made.ask(route.method, url, sent(), headers);
  const compared = 'revealsSecret' in route.operation ? shapeOf : plain;
  const outcome = dry.status < 400 ? [dry.json.status, compared(dry.json.body)] : [dry.status, dry.json.code];
  const expected = real.status < 400 ? [real.status, compared(real.json ?? null)] : [real.status, real.json.code];
  const events = (dry.json?.events ?? []).map(({ event }: { event: string }) => event);
  const sentEvents = await eventsOf(tenantId, String(real.headers['x-request-id']));
  return [
    ...(changed.length > 0 ? [`${named(route)} leaves something in ${changed.join()}`] : []),
    ...(JSON.stringify(outcome) === JSON.stringify(expected)
      ? []
      : [`${named(route)}: ${JSON.stringify(outcome)}\n  is not ${JSON.stringify(expected)}`]),
    ...(events.join() === sentEvents.join()
      ? []
      : [`${named(route)} shows ${events.join()} and sends ${sentEvents.join()}`]),
  ];
}

/** What the write has recorded for others. */
async function eventsOf(tenantId: string, requestId: string): Promise<string[]> {
  const { rows } = await owner.query<{ event: string }>(
    `select event from audit_events where tenant_id = $1 and request_id = $2 and audience <> 'internal' and outcome = 'success' order by id`,
    [tenantId, requestId],
  );
  return rows.map(({ event }) => event);
}

/** Identifiers and moments are others each time; numbers are not, for a dry run takes none. */
const plain = (body: unknown): unknown =>
  JSON.parse(
    JSON.stringify(body)
      .replace(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'id')
      .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, 'moment'),
  );

/** Records that no example makes: there is nothing to try it on. */
const beyondExamples = [
  'DELETE /api/v1/auth/sessions/:id',
  'DELETE /api/v1/invoices/:invoiceId/credits/:creditId',
  'DELETE /api/v1/e-documents/remembered-matches/:id',
  'DELETE /api/v1/integrations/tasktracker/links/:id',
  'DELETE /api/v1/files/:fileId',
];

/** One section runs always, the others with the long tests. */
const sections = Map.groupBy(
  tried.filter((route) => !beyondExamples.includes(named(route))),
  ({ tag }) => tag,
);

for (const [section, routes] of sections) {
  const run = section === 'Warehouses' ? test : long;
  run(`a dry run of every write of ${section} leaves nothing and answers what the write then answers`, async () => {
    const faults: string[] = [];
    for (const route of routes)
      faults.push(...(await faultsOf(route).catch((error: Error) => [`${named(route)}: ${error.message}`])));
    assert.deepEqual(faults, []);
  });
}

/** Secrets are made by chance, and pictures of them with them. */
const shapeOf = (body: unknown) => Object.keys((body ?? {}) as object);

test('nearly every write of people and keys may be tried', () => {
  const ofPeople = writes.filter(({ operation }) => operation.permission !== 'visitor');
  assert.ok(tried.length / ofPeople.length > 0.92, `${tried.length} of ${ofPeople.length}`);
});

test('what may run dry in steps is there, and works in steps', () => {
  const inSteps = new Set(writes.flatMap(({ operation }) => (operation.steps ? [operation.name] : [])));
  assert.deepEqual(
    [...storesAndWrites].filter((name) => !inSteps.has(name)),
    [],
  );
});
