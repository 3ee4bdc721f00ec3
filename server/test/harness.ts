import { randomUUID } from 'node:crypto';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Actor } from '../src/kernel/actor.ts';
import type { AnyCommand, AnyQuery } from '../src/kernel/operation.ts';
import { permissions } from '../src/kernel/rights.ts';
import { uuidv7 } from '../src/kernel/uuid.ts';
import { digestSecret, makeKey } from '../src/platform/api-keys/key-format.ts';
import { createPool } from '../src/platform/postgres/pool.ts';
import { readSettings } from '../src/settings.ts';
import { buildWeb } from '../src/start-server.ts';
import { checkAnswer } from './check-answer.ts';
import './watch-statements.ts';

const need = (name: string) => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set; run the tests with "npm test"`);
  return value;
};

export const urls = { serviceUrl: need('PROKURA_TEST_SERVICE_URL'), workerUrl: need('PROKURA_TEST_WORKER_URL') };

export const settings = readSettings({
  ...process.env,
  DATABASE_URL: need('PROKURA_TEST_OWNER_URL'),
  LOG_LEVEL: 'silent',
  RATE_LIMITS: 'off',
  OUTBOUND_ALLOW: '127.0.0.1/32',
  PUBLIC_URL: 'http://127.0.0.1:3000',
});

/** The owner of the tables; tests look with it at what the service may not see. */
export const owner = createPool(need('PROKURA_TEST_OWNER_URL'), 4, 'prokura tests');
export const { app, pool, door } = await buildWeb(settings, urls);
await app.ready();

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

/** Every test gets a portal of its own, so nothing is ever cleaned and all run at once. */
export async function newPortal(): Promise<Portal> {
  const tenantId = uuidv7();
  const ownerId = uuidv7();
  const roleId = uuidv7();
  await owner.query('insert into tenants (tenant_id, slug, name) values ($1, $2, $3)', [
    tenantId,
    `p-${randomUUID().slice(0, 18)}`,
    'ООО «Ромашка»',
  ]);
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
    key: (...scopes) => storeKey(tenantId, ownerId, scopes),
  };
}

async function storeKey(tenantId: string, createdBy: string | null, scopes: readonly string[]): Promise<string> {
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
  return key.text;
}

/** An actor of a portal with these permissions alone. */
export const personWith = (portal: Portal, ...held: string[]): Actor => ({
  ...portal.owner,
  permissions: new Set(held),
});

/** A request as an integrator makes it. */
export async function request(
  method: string,
  url: string,
  {
    key,
    token,
    body,
    headers,
  }: { key?: string; token?: string; body?: unknown; headers?: Record<string, string> } = {},
) {
  const answer = (await app.inject({
    method,
    url,
    headers: {
      ...(key && { 'x-api-key': key }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  } as InjectOptions)) as unknown as LightMyRequestResponse;
  checkAnswer(method, url, { status: answer.statusCode, headers: answer.headers, text: answer.payload });
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text: answer.payload,
    json: answer.payload ? JSON.parse(answer.payload) : undefined,
  };
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
