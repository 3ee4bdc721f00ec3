import fc from 'fast-check';
import { asForm } from '../../server/test/contract/examples/as-form.ts';
import { filled, type Made } from '../../server/test/contract/examples/made.ts';
import { exampleOf, reader } from '../../server/test/contract/examples/reader.ts';
import { addressIn, before } from '../../server/test/contract/examples/records.ts';
import { type Body, fullKey, named, takesFiles, takesKeys } from '../../server/test/contract/probe.ts';
import { newPortal, owner, request, signIn } from '../../server/test/harness.ts';
import { drawn } from './drawn.ts';
import type { Operation } from './operations.ts';
import { prepared } from './prepared.ts';
import type { World } from './probe.ts';
import { asText } from './probe-addresses.ts';

/** A portal of its own for an operation, its records made as the examples of the document say. */
export async function openWorld(operation: Operation): Promise<World> {
  const { route } = operation;
  if (!route) return bare(operation);
  const portal = await reader(route);
  const made: Made = { ...portal, route, ids: {} };
  const there = await addressIn(made).catch(() => standing(made));
  await before[named(route)]?.(made, there).catch(() => undefined);
  const given = (await prepared[operation.name]?.(made, there)) ?? {};
  const { url = there } = given;
  const body = given.body ?? (await filled(made, exampleOf(route)).catch(() => exampleOf(route)));
  const credential = takesKeys(route) ? { 'x-api-key': await fullKey(portal.portal) } : await bearerOf(portal.portal);
  const own = { ...(operation.isPublic ? {} : credential), ...made.headers?.(body) };
  const sent = await asSent(made, body);
  return {
    ...{
      operation,
      portal: portal.portal,
      made,
      url,
      query: await queryOf(operation, made, given.query),
      body: takesFiles(route) ? undefined : body,
    },
    names: namesOf(operation.path, url),
    payload: sent?.payload,
    headers: { ...own, ...(sent && { 'content-type': sent.type }) },
  };
}

/** Parameters that are demanded, by their examples; identifiers among them are those of records that stand. */
async function queryOf({ parameters }: Operation, made: Made, given: Readonly<Record<string, string>> = {}) {
  const query = new URLSearchParams(given);
  for (const { name, in: place, required, example, schema } of parameters)
    if (place === 'query' && required && !query.has(name)) {
      const shown = example ?? fc.sample(drawn(schema), { seed: 1, numRuns: 1 })[0];
      query.set(name, asText(await filled(made, shown, name).catch(() => shown)));
    }
  return query.size > 0 ? `?${query.toString()}` : '';
}

const bearerOf = async (portal: World['portal']) => ({ authorization: `Bearer ${await signIn(portal)}` });

async function bare(operation: Operation): Promise<World> {
  return {
    operation,
    portal: await newPortal(),
    made: undefined,
    url: operation.path,
    query: '',
    names: {},
    body: undefined,
    headers: {},
  };
}

async function asSent({ route }: Made, body: unknown) {
  if (body === undefined) return undefined;
  if (!takesFiles(route)) return { type: 'application/json', payload: JSON.stringify(body) };
  const form = new Response(asForm(route, body as Body));
  return { type: form.headers.get('content-type') as string, payload: Buffer.from(await form.arrayBuffer()) };
}

/** The address of what is there already, where no example makes it: the first of each list. */
async function standing(made: Made): Promise<string> {
  let url = '';
  for (const part of made.route.path.split('/').slice(1)) {
    if (!part.startsWith(':')) url += `/${part}`;
    else {
      const id =
        made.ids[part.slice(1)] ?? (await firstIn(made, url)) ?? (await anyOf(part.slice(1), made.portal.tenantId));
      made.ids[part.slice(1)] = id;
      url += `/${id}`;
    }
  }
  return url;
}

async function firstIn(made: Made, url: string): Promise<string | undefined> {
  const token = await signIn(made.portal);
  for (const caller of [{ token }, { key: await fullKey(made.portal) }]) {
    const { json } = await request('GET', url, caller).catch(() => ({ json: undefined }));
    const id = json?.items?.[0]?.id;
    if (typeof id === 'string') return id;
  }
  return undefined;
}

/** A value that such a name may have, though it finds nothing. */
async function anyOf(name: string, tenantId: string): Promise<string> {
  const plain: Record<string, string> = {
    inn: '7707083893',
    bik: '044525225',
    kind: 'waybill',
    token: 'no-such-token',
  };
  if (plain[name]) return plain[name];
  const { rows } = await owner.query('select gen_random_uuid() as id from tenants where tenant_id = $1', [tenantId]);
  return rows[0].id as string;
}

function namesOf(path: string, url: string): Record<string, string> {
  const values = url.split('/');
  return Object.fromEntries(
    path.split('/').flatMap((part, at) => (part.startsWith('{') ? [[part.slice(1, -1), values[at] ?? '']] : [])),
  );
}
