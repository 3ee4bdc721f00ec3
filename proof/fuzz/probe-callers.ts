import { mock } from 'node:test';
import { uuidv7 } from '../../server/src/kernel/values/uuid.ts';
import { fullKey } from '../../server/test/contract/probe.ts';
import { newPortal, owner, signIn } from '../../server/test/harness.ts';
import { type Probe, probeOf, statuses, type World } from './probe.ts';

type Headers = Record<string, string>;

/** Those who may not, made once for a run; whose portal they are of does not matter, for they are turned away before. */
export interface Strangers {
  /** Answered 401, all of them. */
  unknown: ReadonlyArray<readonly [why: string, headers: Headers]>;
  /** A person with no role, a key with no scope, a key that may only read. */
  powerless: () => Promise<Headers>;
  scopeless: Headers;
  readOnly: Headers;
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

export async function strangers(): Promise<Strangers> {
  const portal = await newPortal();
  const [good, expired, revoked, readOnly] = [
    await fullKey(portal),
    await fullKey(portal),
    await fullKey(portal),
    await fullKey(portal),
  ];
  await alterKey(expired, "expires_at = now() - interval '1 hour'");
  await alterKey(revoked, "status = 'archived', archived_at = now()");
  await alterKey(readOnly, 'created_by = null');
  const token = await signIn(portal);
  const ended = await signIn(portal);
  await owner.query(`update sessions set ended_at = now() where tenant_id = $1 and id = $2`, [
    portal.tenantId,
    JSON.parse(Buffer.from(ended.split('.')[1] as string, 'base64url').toString()).sid,
  ]);
  const [head, claims, signature] = token.split('.') as [string, string, string];
  const nobody = await someoneWithoutRole(portal.tenantId);
  const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  return {
    unknown: [
      ['no credentials', {}],
      ['half a key', { 'x-api-key': good.slice(0, 30) }],
      ['a key with a letter changed', { 'x-api-key': `${good.slice(0, -8)}zz${good.slice(-6)}` }],
      ['a key with a NUL', { 'x-api-key': `${good}\\u0000` }],
      ['an expired key', { 'x-api-key': expired }],
      ['a revoked key', { 'x-api-key': revoked }],
      ['a token of no form', bearer('nobody')],
      ['a token with another signature', bearer(`${head}.${claims}.${signature.slice(0, -4)}AAAA`)],
      ['a token signed by nobody', bearer(`${unsigned}.${claims}.`)],
      ['a token of an ended session', bearer(ended)],
      ['an expired token', bearer(await signedAnHourAgo(portal))],
      ['a password', { authorization: `Basic ${Buffer.from('a:b').toString('base64')}` }],
      ['an empty bearer', { authorization: 'Bearer ' }],
    ],
    // A token of a quarter of an hour ago would have expired.
    powerless: async () => bearer(await signIn(portal, nobody)),
    scopeless: { 'x-api-key': await portal.key() },
    readOnly: { 'x-api-key': readOnly },
  };
}

/** The same request by those who may not make it. */
export async function probeCallers(
  world: World,
  { unknown, scopeless, readOnly, ...made }: Strangers,
): Promise<Probe[]> {
  const { operation } = world;
  const rights = operation.route?.operation;
  if (operation.isPublic || !rights) return [];
  const powerless = await made.powerless();
  const type = world.headers['content-type'];
  const as = (headers: Headers) => ({ headers: { ...(type && { 'content-type': type }), ...headers } });
  const needsRole = rights.permission !== 'signed-in';
  return [
    ...unknown.map(([why, headers]) => probeOf(world, why, statuses(401), as(headers))),
    ...(needsRole ? [probeOf(world, 'a person with no role', statuses(403), as(powerless))] : []),
    ...(rights.scope === null || needsRole
      ? [probeOf(world, 'a key with no scope', statuses(403), as(scopeless))]
      : []),
    ...(rights.kind === 'command' && writes(operation)
      ? [probeOf(world, 'a key that may only read', statuses(403), as(readOnly))]
      : []),
    probeOf(world, 'two callers at once', statuses(400), as({ ...powerless, ...scopeless })),
  ];
}

/** Where a scope of reading is enough, a key that may only read is let in: a plan of an award, unless it is to be saved. */
export const writes = ({ scopes }: World['operation']) => !scopes.some((scope) => scope.endsWith('.read'));

async function alterKey(text: string, change: string) {
  await owner.query(`update api_keys set ${change} where key_id = $1`, [text.split('_')[2]]);
}

async function someoneWithoutRole(tenantId: string): Promise<string> {
  const id = uuidv7();
  await owner.query(
    `insert into users (tenant_id, id, code, full_name, email, status, email_verified_at) values ($1, $2, 'U-0404', 'Пётр Чужой', $3, 'active', now())`,
    [tenantId, id, `${id}@romashka.ru`],
  );
  return id;
}

async function signedAnHourAgo(portal: Parameters<typeof signIn>[0]): Promise<string> {
  mock.timers.enable({ apis: ['Date'], now: Date.now() - 3_600_000 });
  try {
    return await signIn(portal);
  } finally {
    mock.timers.reset();
  }
}
