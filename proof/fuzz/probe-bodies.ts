import fc from 'fast-check';
import type { Json } from '../../server/src/surfaces/http/openapi/json.ts';
import { drawn } from './drawn.ts';
import { fits, holdsStrange, tidied } from './fits.ts';
import { oddFor } from './odd-for.ts';
import { resolved } from './operations.ts';
import { anything, type Expected, formed, type Probe, probeOf, refused, type World } from './probe.ts';
import { some } from './probe-addresses.ts';

type Place = Array<string | number>;

/** Bodies next to the one of the example: a field broken, missing or too many, or drawn anew. */
export function probeBodies(world: World, seed: number, count: number): Probe[] {
  const { operation, body } = world;
  const schema = operation.json;
  if (!schema || operation.form || typeof body !== 'object' || body === null || schema.additionalProperties === true)
    return [];
  const asked = (why: string, value: unknown): Probe =>
    probeOf(world, why, judged(schema, value), { payload: JSON.stringify(value) });
  const places = placesIn(schema, body);
  const odd = places.flatMap(({ at, schema: own }) =>
    oddFor(own).map((one) => asked(`${at.join('.')}: ${one.why}`, put(body, at, one.value))),
  );
  const missing = places
    .filter(({ at }) => held(body, at) !== undefined)
    .map(({ at }) => asked(`without ${at.join('.')}`, put(body, at, undefined)));
  const extra = objectsIn(body).map((at) =>
    asked(`an extra field in ${at.join('.') || 'the body'}`, put(body, [...at, 'planted'], 1)),
  );
  const fresh = fc
    .sample(fc.constantFrom(...(places.length > 0 ? places : [{ at: [] as Place, schema }])), {
      seed,
      numRuns: Math.ceil(count / 3),
    })
    .map(({ at, schema: own }, turn) => {
      const [value] = fc.sample(drawn(own), { seed: seed + turn, numRuns: 1 });
      return asked(`${at.join('.')}: drawn`, at.length > 0 ? put(body, at, value) : value);
    });
  const whole = fc
    .sample(drawn(schema), { seed, numRuns: Math.ceil(count / 6) })
    .map((value) => asked('drawn whole', value));
  return [...some(extra, seed, 2), ...some(missing, seed, 4), ...some(odd, seed, count), ...fresh, ...whole];
}

function judged(schema: Json, value: unknown): Expected {
  const sent = JSON.parse(JSON.stringify(value));
  if (fits(schema, sent)) return holdsStrange(sent) ? anything : formed;
  return fits(schema, tidied(schema, sent)) ? anything : refused;
}

/** Every place the schema has, as deep as the body goes, and one item deep in lists it leaves out. */
function placesIn(given: Json, value: unknown, at: Place = []): Array<{ at: Place; schema: Json }> {
  const schema = resolved(given);
  const properties = (schema.properties ?? {}) as Record<string, Json>;
  const inside = Object.entries(properties).flatMap(([name, own]) => [
    { at: [...at, name], schema: own },
    ...placesIn(own, (value as Json | undefined)?.[name], [...at, name]),
  ]);
  if (!Array.isArray(value) || !schema.items || value.length === 0)
    return value === undefined && at.length > 0 ? [] : inside;
  return [{ at: [...at, 0], schema: schema.items as Json }, ...placesIn(schema.items as Json, value[0], [...at, 0])];
}

function objectsIn(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : [at];
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, inner]) =>
      objectsIn(inner, [...at, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
}

const held = (value: unknown, at: Place): unknown =>
  at.reduce((one: unknown, key) => (one as Json | undefined)?.[key], value);

/** A copy with another value at a place; `undefined` takes the place away. */
function put(value: unknown, at: Place, own: unknown): unknown {
  const copy = structuredClone(value) as Json;
  let within = copy;
  for (const key of at.slice(0, -1)) {
    if (typeof within[key] !== 'object' || within[key] === null) within[key] = {};
    within = within[key] as Json;
  }
  const last = at.at(-1) as string;
  if (own === undefined) delete within[last];
  else within[last] = own;
  return copy;
}
