import { fullKey } from '../../server/test/contract/probe.ts';
import { owner } from '../../server/test/harness.ts';
import { methodsAt } from './operations.ts';
import { anything, type Probe, probeOf, refused, statuses, type World } from './probe.ts';

type Headers = Record<string, string>;

/** Headers that do not fit, and methods that are not there. */
export async function probeHeaders(world: World): Promise<Probe[]> {
  const { operation } = world;
  if (!operation.route) return ofService(world);
  const raw = operation.statuses.includes('415') === false;
  const asked = (why: string, expected: Probe['expected'], headers: Headers) =>
    probeOf(world, why, expected, { headers: { ...world.headers, ...headers } });
  return [
    ...otherMethods(world),
    ...(raw
      ? []
      : [
          asked('nothing acceptable', statuses(406), { accept: 'x-nothing/at-all' }),
          asked('a packed body', statuses(415), { 'content-encoding': 'gzip' }),
        ]),
    asked('languages of no sense', anything, { 'accept-language': 'ru;q=,,*;q=9, \u00ff' }),
    asked('an identifier of a request that does not fit', anything, { 'x-request-id': 'a b\tc' }),
    probeOf(world, 'a very long address', statuses(414), { url: `${world.url}?q=${'a'.repeat(8_300)}` }),
    ...types(world),
    ...(operation.statuses.includes('304')
      ? [asked('what the reader has already', statuses(304, 400, 404), { 'if-none-match': '*' })]
      : []),
    ...repeats(world, asked),
    ...(await versions(world, asked)),
  ];
}

function otherMethods(world: World): Probe[] {
  const known = methodsAt(world.operation.path);
  return ['GET', 'POST', 'PATCH', 'PUT', 'DELETE']
    .filter((method) => !known.includes(method))
    .map((method) => probeOf(world, `${method} that is not there`, statuses(405), { method, payload: undefined }));
}

/** Only JSON is read as JSON, and only a form as a form. */
function types(world: World): Probe[] {
  const { operation, payload, headers } = world;
  const takesAny = operation.json?.additionalProperties === true;
  if (payload === undefined || takesAny || (!operation.json && !operation.form) || !operation.statuses.includes('415'))
    return [];
  return [
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'image/png',
    'json',
    'multipart/form-data',
  ].map((type) => probeOf(world, `a body called ${type}`, refused, { headers: { ...headers, 'content-type': type } }));
}

/** Addresses that are no operation of a portal. */
const ofService = (world: World): Probe[] => [
  ...otherMethods(world),
  probeOf(world, 'a very long address', statuses(414), { url: `${world.url}?q=${'a'.repeat(8_300)}` }),
  probeOf(world, 'an unknown parameter', statuses(400), { url: `${world.url}?planted=1` }),
  ...(world.operation.statuses.includes('304')
    ? [probeOf(world, 'what the reader has already', statuses(304), { headers: { 'if-none-match': '*' } })]
    : []),
];

type Asked = (why: string, expected: Probe['expected'], headers: Headers) => Probe;

function repeats({ operation }: World, asked: Asked): Probe[] {
  if (!operation.parameters.some(({ name }) => name === 'Idempotency-Key')) return [];
  return ['', 'a b', 'к', 'x'.repeat(256)].map((key) =>
    asked(`an idempotency key of ${key.length} that does not fit`, refused, {
      'idempotency-key': Buffer.from(key).toString('latin1'),
    }),
  );
}

async function versions({ operation, portal, headers }: World, asked: Asked): Promise<Probe[]> {
  if (!operation.parameters.some(({ name }) => name === 'If-Match')) return [];
  const wary = headers['x-api-key'] ? await fullKey(portal) : undefined;
  if (wary) await owner.query('update api_keys set require_if_match = true where key_id = $1', [wary.split('_')[2]]);
  const demands = operation.method !== 'POST';
  return [
    ...['v1', '"1"', '"v"', 'W/"v1"', '"v99999999999999999999"'].map((tag) =>
      asked(`If-Match: ${tag}`, refused, { 'if-match': tag }),
    ),
    asked(
      'a version that is not',
      statuses(...(operation.statuses.includes('412') ? [412, 404, 409, 422, 403] : [404])),
      { 'if-match': '"v999999"' },
    ),
    ...(wary && demands ? [asked('a key that must name the version', statuses(428, 404), { 'x-api-key': wary })] : []),
  ];
}
