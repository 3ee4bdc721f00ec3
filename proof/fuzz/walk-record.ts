import fc from 'fast-check';
import type { Json } from '../../server/src/surfaces/http/openapi/json.ts';
import { filled } from '../../server/test/contract/examples/made.ts';
import { exampleOf } from '../../server/test/contract/examples/reader.ts';
import { compareChange } from './compare-change.ts';
import type { Fault } from './judge.ts';
import { openWorld } from './open-world.ts';
import { type Operation, operations } from './operations.ts';
import { anything, type Probe, probeOf, type World } from './probe.ts';
import { probeBodies } from './probe-bodies.ts';
import type { Ask } from './report.ts';

type Tell = (fault: Fault, where: string) => void;

/** Records that an address reads: what may be done below it is the alphabet of a walk. */
export const readings: readonly Operation[] = operations.filter(
  ({ method, path, route, json }) =>
    method === 'GET' && path.endsWith('}') && route !== undefined && json === undefined,
);

const below = (reading: Operation) =>
  operations.filter(
    ({ path, method, form, route }) =>
      method !== 'GET' &&
      !form &&
      route !== undefined &&
      (path === reading.path || path.startsWith(`${reading.path}/`)),
  );

/**
 * A record from its making to its end: steps drawn from all that the document offers below its address, in any order, each once
 * with its example and once with a body drawn anew; the end is used again after it.
 */
export async function walkRecord(
  reading: Operation,
  { seed, steps }: { seed: number; steps: number },
  ask: Ask,
  tell: Tell,
) {
  const world = await openWorld(reading);
  const offered = below(reading);
  if (offered.length === 0) return;
  const read = () => ask(world, probeOf(world, 'reading', anything));
  const drawn =
    fc.sample(fc.array(fc.constantFrom(...offered), { minLength: steps, maxLength: steps }), { seed, numRuns: 1 })[0] ??
    [];
  const ends = offered.filter(({ method, path }) => method === 'DELETE' && path === reading.path);
  let before = await read();
  for (const [turn, operation] of [...drawn, ...ends, ...drawn.slice(0, 3)].entries()) {
    const there = { ...world, ...(await bodyFor(world, operation)) };
    if (there.url.includes('undefined')) continue;
    const [altered] = probeBodies(there, seed + turn, 1).slice(-1);
    const probe = turn % 2 === 1 && altered ? altered : probeOf(there, 'a step', anything);
    const answer = await ask(there, { ...probe, expected: anything });
    const after = await read();
    const where = `${operation.name} [step ${turn}] ${String(probe.payload ?? '').slice(0, 300)} → ${answer.status}`;
    for (const fault of compareChange(operation, reading, sentOf(probe), answer, before, after)) tell(fault, where);
    before = after;
  }
}

const sentOf = ({ payload }: Probe): Json => {
  const sent: unknown = typeof payload === 'string' ? JSON.parse(payload) : {};
  return typeof sent === 'object' && sent !== null ? (sent as Json) : {};
};

/** The request of the operation's example at the record of the world. */
async function bodyFor(
  world: World,
  operation: Operation,
): Promise<Pick<World, 'operation' | 'url' | 'body' | 'payload' | 'headers'>> {
  const example = operation.route && exampleOf(operation.route);
  const made = world.made as NonNullable<World['made']>;
  const body: unknown = example && (await filled(made, example).catch(() => example));
  const { 'content-type': _, ...headers } = world.headers;
  return {
    operation,
    url: operation.path.replace(
      /\{(\w+)\}/g,
      (_all, name: string) => world.names[name] ?? made.ids[name] ?? 'undefined',
    ),
    body,
    payload: body === undefined ? undefined : JSON.stringify(body),
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
  };
}
