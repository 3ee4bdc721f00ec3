import { stateOf } from '../../server/test/contract/isolation/whole-portal.ts';
import { uses } from '../../server/test/harness.ts';
import { type Fault, judge } from './judge.ts';
import { limited, probeLimits } from './limited-server.ts';
import { openWorld } from './open-world.ts';
import type { Operation } from './operations.ts';
import { anything, formed, type Probe, probeOf, type World } from './probe.ts';
import { probePaths, probeQueries, some } from './probe-addresses.ts';
import { probeBodies } from './probe-bodies.ts';
import { probeCallers } from './probe-callers.ts';
import { probeHeaders } from './probe-headers.ts';
import { probeSizes, probeTexts } from './probe-texts.ts';
import { proveAlone, proveAway } from './prove-away.ts';
import { proveTwins } from './prove-twins.ts';
import { proveUnended } from './prove-unended.ts';
import type { Ask, Asking, Report } from './report.ts';
import { type Answer, sendProbe } from './send-probe.ts';

/** Sends, judges and counts; what an answer of 201 says of its place is followed once for each operation. */
export function asker(report: Report, secrets: readonly string[]): Ask {
  const followed = new Set<string>();
  return async (world, probe, to) => {
    report.requests += 1;
    const answer = await sendProbe(probe, to).catch(brokenOff);
    const { operation } = world;
    const where = told(probe, answer);
    if (probe.method === operation.method) report.reached.add(`${operation.name} ${answer.status}`);
    for (const fault of judge(world, probe, answer, secrets)) report.faults.push({ fault, where });
    if (answer.status === 201 && probe.method === 'POST' && !followed.has(operation.name)) {
      followed.add(operation.name);
      for (const fault of await followLocation(world, answer)) report.faults.push({ fault, where });
    }
    return answer;
  };
}

/** An answer that ends before it is whole is as bad as none. */
const brokenOff = (error: unknown): Answer => ({
  status: 599,
  headers: { 'content-type': 'application/problem+json' },
  text: JSON.stringify({ code: String(error) }),
  json: undefined,
});

async function followLocation({ operation, headers }: World, { headers: told, json }: Answer): Promise<Fault[]> {
  if (operation.isPublic || typeof told.location !== 'string') return [];
  const { 'content-type': _, ...caller } = headers;
  const there = await sendProbe({
    why: 'Location',
    method: 'GET',
    url: told.location,
    headers: caller,
    expected: anything,
  });
  if (there.status === 200 && there.json?.id === json?.id) return [];
  return [['Z7', `${told.location.replace(/[0-9a-f-]{36}/g, '…')} answers ${there.status}`]];
}

const isMeantRefused = ({ expected }: Probe) =>
  expected.kind === 'refused' || (expected.kind === 'statuses' && expected.statuses.every((one) => one >= 400));

/** Every kind of request to one operation, in a portal where its records stand. */
export async function fuzzOperation(
  operation: Operation,
  { seed, draws, strangers, unended }: Asking,
  report: Report,
  ask: Ask,
) {
  const world = await openWorld(operation);
  const all = [
    ...(await probeCallers(world, strangers)),
    ...(await probeHeaders(world)),
    ...probePaths(world),
    ...probeTexts(world),
    ...probeSizes(world),
    ...probeQueries(world, seed, draws),
    ...probeBodies(world, seed, draws),
  ];
  await unchanged(world, report, async () => {
    for (const probe of all.filter(isMeantRefused)) await ask(world, probe);
  });
  await proveAlone(world, ask);
  await ask(world, probeOf(world, 'the example', formed));
  await proveTwins(world, report, ask);
  for (const probe of some(
    all.filter((one) => !isMeantRefused(one)),
    seed,
    all.length,
  ))
    await ask(world, probe);
  for (const probe of await probeLimits(world)) await ask(world, probe, limited);
  await proveAway(world, ask);
  unended.push(proveUnended(world, ask));
}

/** That a link was opened, or somebody spoke to an integration, is noted whatever is asked then. */
const notedOfLinks = new Set([
  ...['driver_links', 'supplier_rfq_recipients', 'commercial_proposals', 'commercial_proposal_sendings'],
  ...['purchase_orders', 'purchase_order_sendings'],
  ...['audit_events', 'integration_log', 'inbound_refusals'],
]);

/** Nothing of the portal's tables is another after what was refused; what was taken against the document is told already. */
async function unchanged(world: World, report: Report, work: () => Promise<void>) {
  const state = async () => {
    await uses.flush();
    return stateOf(world.portal.tenantId);
  };
  const before = await state();
  const known = report.faults.length;
  await work();
  const after = await state();
  const changed = [...after.keys()].filter(
    (table) => after.get(table) !== before.get(table) && !(world.operation.isPublic && notedOfLinks.has(table)),
  );
  const inPart = report.reached.has(`${world.operation.name} 207`);
  const taken = inPart || report.faults.slice(known).some(({ fault: [rule] }) => rule === 'Z3' || rule === 'Z9');
  if (changed.length > 0 && !taken)
    report.faults.push({ fault: ['Z5', `changed: ${changed.join(', ')}`], where: world.operation.name });
}

const told = ({ why, method, url, payload }: Probe, { text }: Answer) =>
  `${method} ${url.slice(0, 150)} [${why}] ${payload === undefined ? '' : String(payload.slice(0, 300))} → ${text.slice(0, 300)}`;
