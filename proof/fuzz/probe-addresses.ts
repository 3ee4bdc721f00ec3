import fc from 'fast-check';
import { uuidv7 } from '../../server/src/kernel/values/uuid.ts';
import { drawn } from './drawn.ts';
import { fits, holdsStrange, tidied } from './fits.ts';
import { oddFor } from './odd-for.ts';
import type { Parameter } from './operations.ts';
import { anything, type Expected, formed, type Probe, probeOf, refused, statuses, type World } from './probe.ts';

const inAddress = ['x', '%00', '%ff', '..%2f..', 'a'.repeat(300), '%D0%BF', '-1', '0', 'null', '%27--', '{id}', ' '];

/** Names in the address that nobody has, or that nobody could have. */
export function probePaths(world: World): Probe[] {
  const at = (name: string, value: string) => ({
    url:
      world.operation.path.replace(/\{(\w+)\}/g, (_, one: string) =>
        one === name ? value : (world.names[one] ?? ''),
      ) + world.query,
  });
  return world.operation.parameters
    .filter((one) => one.in === 'path')
    .flatMap(({ name, schema }) => {
      const isId = schema.format === 'uuid';
      const gone = isId && world.operation.statuses.includes('404') ? statuses(404) : anything;
      return [
        ...(isId ? [probeOf(world, `${name} of nobody`, gone, at(name, uuidv7()))] : []),
        ...inAddress.map((value) =>
          probeOf(world, `${name} = ${value.slice(0, 20)}`, gone, at(name, encodeURI(value).replaceAll('%25', '%'))),
        ),
      ];
    });
}

export const asText = (value: unknown) =>
  value !== null && typeof value === 'object' ? JSON.stringify(value) : String(value);

/** Parameters of the query: drawn from their schemas, and broken. */
export function probeQueries(world: World, seed: number, count: number): Probe[] {
  const { operation, url } = world;
  if (!operation.route || operation.statuses.includes('302')) return [];
  const shown = operation.parameters.filter((one) => one.in === 'query' && one.schema.type !== 'object');
  const with_ = (pairs: ReadonlyArray<readonly [string, string]>) =>
    `${url}?${pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value.toWellFormed())}`).join('&')}`;
  const demanded = [...new URLSearchParams(world.query)];
  const beside = (name: string) => demanded.filter(([one]) => one !== name);
  const asked = (parameter: Parameter, value: unknown, why: string): Probe => {
    const text = asText(value).toWellFormed();
    return probeOf(world, `${parameter.name}: ${why}`, judged(parameter, text), {
      url: with_([...beside(parameter.name), [parameter.name, text]]),
    });
  };
  const odd = shown.flatMap((one) => oddFor(one.schema).map(({ why, value }) => asked(one, value, why)));
  const honest = shown.flatMap((one) =>
    fc.sample(drawn(one.schema), { seed, numRuns: 2 }).map((value) => asked(one, value, 'drawn')),
  );
  const unknown = ['planted', '__proto__', 'constructor', 'limit[]', ''].map((name) =>
    probeOf(world, `an unknown parameter ${name}`, name === '' ? anything : refused, {
      url: with_([...demanded, [name, '1']]),
    }),
  );
  const twice = shown.slice(0, 2).map(({ name, example = '1' }) =>
    probeOf(world, `${name} twice`, refused, {
      url: with_([...beside(name), [name, asText(example)], [name, asText(example)]]),
    }),
  );
  // What breaks a statement is sent whatever is drawn.
  const searched = shown.filter(isPlain).sort((a, b) => Number(b.name === 'search') - Number(a.name === 'search'));
  const nul = searched.slice(0, 1).map((one) => asked(one, 'Цемент\u0000', 'NUL'));
  return [...some(unknown, seed, 2), ...twice, ...nul, ...some([...odd, ...honest], seed, count)];
}

const isPlain = ({ schema }: Parameter) =>
  schema.type === 'string' && !schema.format && !schema.pattern && !schema.enum;

/** In a query all is text: the schema says what is a number or a truth. */
function judged({ schema }: Parameter, text: string): Expected {
  const types = [schema.type].flat();
  const read = (one: string): unknown =>
    types.includes('integer') && /^-?\d{1,15}$/.test(one)
      ? Number(one)
      : types.includes('boolean') && /^(true|false)$/.test(one)
        ? one === 'true'
        : one;
  if (fits(schema, read(text))) return holdsStrange(text) ? anything : formed;
  return fits(schema, tidied(schema, read(text))) ? anything : refused;
}

/** So many of the list, others for each seed. */
export const some = <T>(list: readonly T[], seed: number, count: number): T[] =>
  list.length <= count
    ? [...list]
    : (fc.sample(fc.shuffledSubarray([...list], { minLength: count, maxLength: count }), {
        seed,
        numRuns: 1,
      })[0] as T[]);
