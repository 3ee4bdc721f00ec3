import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { permissions } from '../../nouns/kit/rights.ts';
import { jobs, reactions } from '../src/app.ts';
import type { Actor } from '../src/kernel/access/actor.ts';
import { lobby } from '../src/kernel/access/actor.ts';
import { type SystemRole, systemRoles } from '../src/kernel/access/system-roles.ts';
import type { AnyCommand, AnyQuery } from '../src/kernel/operation.ts';
import { Refusal } from '../src/kernel/problems/errors.ts';
import { uuidv7 } from '../src/kernel/values/uuid.ts';
import { mailDirOf, openServices } from '../src/open-services.ts';
import { digestSecret, makeKey } from '../src/platform/api-keys/key-format.ts';
import { createDoor, type Door } from '../src/platform/door/create-door.ts';
import { createJobWorker } from '../src/platform/jobs/create-job-worker.ts';
import { type MailFile, readMailDir } from '../src/platform/mail/read-mail-dir.ts';
import { createPool, type Pool } from '../src/platform/postgres/create-pool.ts';
import { signAccessToken } from '../src/platform/sessions/access-token.ts';
import { readSettings } from '../src/read-settings.ts';
import { buildWeb } from '../src/start-server.ts';
import { checkAnswer } from './check-answer.ts';
import './watch-statements.ts';

const need = (name: string) => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set; run the tests with "npm test"`);
  return value;
};

const dataDir = mkdtempSync(join(tmpdir(), 'prokura-test-'));
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));

export const urls = { serviceUrl: need('PROKURA_TEST_SERVICE_URL'), workerUrl: need('PROKURA_TEST_WORKER_URL') };

export const operatorToken = 'operator-of-the-installation-0123456789abcdef0123';

export const settings = {
  ...readSettings({
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: need('PROKURA_TEST_OWNER_URL'),
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    OUTBOUND_ALLOW: '127.0.0.1/32',
    PUBLIC_URL: 'http://127.0.0.1:3000',
    OPERATOR_TOKEN: operatorToken,
  }),
  // Most tests are about the API; those of the portal name its folder.
  portalDir: join(dataDir, 'no-portal'),
};

/** The owner of the tables; tests look with it at what the service may not see. */
export const owner = createPool(need('PROKURA_TEST_OWNER_URL'), 4, 'prokura tests');
export const { app, pool, door, denials, uses } = await buildWeb(settings, urls);
await app.ready();
// Loading all test files blocks the process for longer than a server would wait for its database: so tests have no such timeout.
for (const one of [owner, pool]) one.options.connectionTimeoutMillis = 0;

/** The result of an operation run by an actor, through the door. */
export const run = async (op: AnyCommand | AnyQuery, actor: Actor, input: unknown) =>
  (await (op.kind === 'command' ? door.command(op, actor, input) : door.query(op, actor, input))).result as never;

export interface Portal {
  tenantId: string;
  ownerId: string;
  /** The owner of the portal, allowed everything. */
  owner: Actor;
  /** Makes an API key of these scopes and returns its text. */
  key(...scopes: string[]): Promise<string>;
}

/** A database with a door to it; nearly all tests share one. */
interface Installation {
  owner: Pool;
  door: Door;
}

/** Every test gets a portal of its own, so nothing is ever cleaned. */
export async function newPortal(installation: Installation = { owner, door }): Promise<Portal> {
  const { owner } = installation;
  const tenantId = uuidv7();
  const ownerId = uuidv7();
  const roleId = uuidv7();
  const slug = `p-${randomUUID().slice(0, 18)}`;
  await owner.query('insert into tenants (tenant_id, slug, name) values ($1, $2, $3)', [
    tenantId,
    slug,
    'ООО «Ромашка»',
  ]);
  await claim(owner, 'portal', slug, tenantId);
  await owner.query(
    `insert into users (tenant_id, id, code, full_name, email, status, email_verified_at) values ($1, $2, 'U-0001', 'Анна Смирнова', $3, 'active', now())`,
    [tenantId, ownerId, `${ownerId}@romashka.ru`],
  );
  await owner.query(
    `insert into roles (tenant_id, id, code, name, is_system) values ($1, $2, 'owner', 'Владелец', true)`,
    [tenantId, roleId],
  );
  await owner.query('insert into user_roles (tenant_id, user_id, role_id) values ($1, $2, $3)', [
    tenantId,
    ownerId,
    roleId,
  ]);
  return {
    tenantId,
    ownerId,
    owner: { kind: 'user', tenantId, userId: ownerId, permissions: new Set(permissions) },
    key: (...scopes) => storeKey(installation, tenantId, ownerId, scopes),
  };
}

async function storeKey(
  { owner, door }: Installation,
  tenantId: string,
  createdBy: string | null,
  scopes: readonly string[],
): Promise<string> {
  const key = makeKey('live');
  await owner.query(
    `insert into api_keys (tenant_id, family_id, key_id, digest, last4, name, scopes, created_by) values ($1, $2, $3, $4, $5, 'ERP', $6, $7)`,
    [
      tenantId,
      uuidv7(),
      key.keyId,
      digestSecret(door.services.pepper, key.secret),
      key.text.slice(-4),
      scopes,
      createdBy,
    ],
  );
  await claim(owner, 'api key', key.keyId, tenantId);
  return key.text;
}

/** Where portals lie apart no trigger does it. */
const claim = (by: Pool, kind: string, address: string, tenantId: string) =>
  by.query(
    'insert into portal_addresses (kind, address, tenant_id, record_id) values ($1, $2, $3, $3) on conflict do nothing',
    [kind, Buffer.from(address), tenantId],
  );

/** An actor of a portal with only these permissions. */
export const personWith = (portal: Portal, ...held: string[]): Actor => ({
  ...portal.owner,
  permissions: new Set(held),
});

interface Asked {
  key?: string;
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A request as an integrator makes it. */
export const request = (method: string, url: string, asked: Asked = {}) => requestTo(app, method, url, asked);

/** The same to a server that a test has built for itself. */
export async function requestTo(
  to: Pick<typeof app, 'inject'>,
  method: string,
  url: string,
  { key, token, body, headers }: Asked = {},
) {
  const sent = await payloadOf(body);
  const answer = (await to.inject({
    method,
    url,
    headers: {
      ...(key && { 'x-api-key': key }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(sent && { 'content-type': sent.type }),
      ...headers,
    },
    ...(sent && { payload: sent.payload }),
  } as InjectOptions)) as unknown as LightMyRequestResponse;
  checkAnswer(method, url, { status: answer.statusCode, headers: answer.headers, text: answer.payload });
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text: answer.payload,
    bytes: answer.rawPayload,
    json:
      answer.payload && /json/.test(String(answer.headers['content-type'])) ? JSON.parse(answer.payload) : undefined,
  };
}

/** A form is sent as `multipart/form-data`, a text unchanged, anything else as JSON. */
async function payloadOf(body: unknown) {
  if (body === undefined) return undefined;
  if (body instanceof FormData) {
    const form = new Response(body);
    return { type: form.headers.get('content-type') as string, payload: Buffer.from(await form.arrayBuffer()) };
  }
  return { type: 'application/json', payload: typeof body === 'string' ? body : JSON.stringify(body) };
}

/** Names of the facts a portal has recorded, oldest first. */
export async function factsOf(
  tenantId: string,
): Promise<Array<{ event: string; entity_id: string; data: Record<string, unknown> }>> {
  const { rows } = await owner.query(
    'select event, entity_id, data from audit_events where tenant_id = $1 order by id',
    [tenantId],
  );
  return rows as never;
}

/** An access token of a session of the portal's owner, or of another person. */
export async function signIn(portal: Pick<Portal, 'tenantId' | 'ownerId'>, userId = portal.ownerId): Promise<string> {
  const sessionId = uuidv7();
  await owner.query(
    `insert into sessions (tenant_id, id, user_id, refresh_hash, expires_at) values ($1, $2, $3, $4, now() + interval '14 days')`,
    [portal.tenantId, sessionId, userId, randomBytes(32)],
  );
  return signAccessToken(door.services, { userId, tenantId: portal.tenantId, sessionId });
}

const workerPool = createPool(urls.workerUrl, 4, 'prokura tests worker');
workerPool.options.connectionTimeoutMillis = 60_000;
const { services: workerServices } = await openServices(settings, workerPool);
export const workerDoor = createDoor(workerPool, workerServices, { reactions });

const holder = randomUUID();

/** The name of a worker that lives for as long as its tests. */
export const lease = { holder: () => holder };

/** Runs the due work of these portals, as the worker does. */
export const drainJobs = (...tenantIds: string[]) =>
  createJobWorker({ door: workerDoor, lease, jobs, log: quiet, duePortals: async () => tenantIds }).drain();

/** The same, one after another: jobs at once may collide and run again, which makes their statements uncountable. */
export const drainJobsInTurn = (tenantId: string) =>
  createJobWorker({ door: workerDoor, lease, jobs, log: quiet, duePortals: async () => [tenantId], atOnce: 1 }).drain();

export const quiet = { warn() {}, error() {} };

/** The letters an address has received so far, oldest first, after all pending ones were delivered. */
export async function lettersTo(address: string): Promise<MailFile[]> {
  await drainJobs(lobby);
  const { rows } = await owner.query<{ tenant_id: string }>(
    `select distinct tenant_id from letters where recipient = $1 and status = 'queued'`,
    [address],
  );
  await drainJobs(...rows.map((row) => row.tenant_id));
  const letters = await readMailDir(mailDirOf(settings), 10_000);
  return letters.filter((letter) => letter.to.includes(address)).reverse();
}

/** A refusal caught from `run`, as the edge would send it. */
export async function refused(attempt: Promise<unknown>): Promise<Refusal> {
  return attempt.then(
    () => {
      throw new Error('Expected a refusal');
    },
    (error) => {
      if (error instanceof Refusal) return error;
      throw error;
    },
  );
}

let people = 0;

/** An active person of a portal with this role of the platform, as the actor of a session. */
export async function newPerson(
  portal: Pick<Portal, 'tenantId'>,
  code: SystemRole,
): Promise<Actor & { userId: string }> {
  const userId = uuidv7();
  people += 1;
  const { rows } = await owner.query(
    `insert into roles (tenant_id, code, name, is_system) values ($1, $2, $3, true)
     on conflict (tenant_id, code) do update set name = excluded.name returning id`,
    [portal.tenantId, code, systemRoles[code].name.ru],
  );
  await owner.query(
    `insert into users (tenant_id, id, code, full_name, email, status, email_verified_at) values ($1, $2, $3, 'Иван Петров', $4, 'active', now())`,
    [portal.tenantId, userId, `P-${people}`, `${userId}@romashka.ru`],
  );
  await owner.query('insert into user_roles (tenant_id, user_id, role_id) values ($1, $2, $3)', [
    portal.tenantId,
    userId,
    rows[0].id,
  ]);
  return { kind: 'user', tenantId: portal.tenantId, userId, permissions: new Set(systemRoles[code].permissions) };
}
