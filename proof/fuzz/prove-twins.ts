import { randomUUID } from 'node:crypto';
import { isByLink } from '../../server/src/surfaces/http/limit-rates.ts';
import type { Fault } from './judge.ts';
import { anything, type Probe, probeOf, refused, type World } from './probe.ts';
import type { Ask, Report } from './report.ts';

/** Two equal requests at once under one idempotency key have one effect and one answer; another body under it is refused. */
export async function proveTwins(world: World, report: Report, ask: Ask) {
  const { operation, headers, body } = world;
  if (!operation.parameters.some(({ name }) => name === 'Idempotency-Key') || typeof world.payload !== 'string') return;
  // Of a visitor, whom nobody knows, no key is heeded.
  if (world.operation.isPublic && !(world.operation.route && isByLink(world.operation.route))) return;
  const keyed = (why: string, expected: Probe['expected'], payload = world.payload) =>
    probeOf(world, why, expected, { payload, headers: { ...headers, 'idempotency-key': key } });
  const key = randomUUID();
  const [first, second] = await Promise.all([
    ask(world, keyed('one of two at once', anything)),
    ask(world, keyed('the other of two at once', anything)),
  ]);
  const tell = (fault: Fault) =>
    report.faults.push({ fault, where: `${operation.name} [twins] ${String(world.payload).slice(0, 200)}` });
  const done = [first, second].filter(({ status }) => status < 300);
  if (done.length === 2 && first.text !== second.text) tell(['Z6', 'two answers to one idempotency key']);
  if (done.length === 0) return;
  const again = await ask(world, keyed('again', anything));
  if (again.status !== done[0]?.status || again.text !== done[0]?.text)
    tell(['Z6', `the repeat is answered ${again.status}, otherwise than the first`]);
  await ask(
    world,
    keyed('another body under the same key', refused, JSON.stringify({ ...(body as object), planted: 1 })),
  );
}
