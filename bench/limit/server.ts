import { createHash, createSecretKey } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { uuidv7 } from '../../server/src/kernel/values/uuid.ts';
import { readKey, secretMatches } from '../../server/src/platform/api-keys/key-format.ts';
import { createPool } from '../../server/src/platform/postgres/create-pool.ts';
import { statements } from './statements.ts';

/**
 * The smallest honest server for the same jobs on the same database: node:http, named statements, the key looked
 * up on every request, no framework, no validation, no row security. What ours is measured against.
 */
const pool = createPool(process.env.DATABASE_URL as string, 20, 'bench limit');
const pepper = createSecretKey(process.env.PEPPER as string, 'base64');

interface Key {
  tenant_id: string;
  id: string;
  digest: Buffer;
  family_id: string;
  created_by: string;
  granted: boolean;
  status: string;
  expires_at: string | null;
  tenant_status: string;
}

const named = (name: keyof typeof statements, ...values: unknown[]) => ({ name, text: statements[name], values });

async function keyOf(request: IncomingMessage): Promise<Key | undefined> {
  const parts = readKey(String(request.headers['x-api-key']));
  if (!parts) return undefined;
  const key = (
    await pool.query<Key>(named('key', parts.keyId, request.method === 'GET' ? 'catalog.read' : 'catalog.write'))
  ).rows[0];
  if (!key || !secretMatches(pepper, parts.secret, key.digest)) return undefined;
  const fresh = key.expires_at === null || Date.parse(key.expires_at) > Date.now();
  return key.granted && fresh && key.status === 'active' && key.tenant_status === 'active' ? key : undefined;
}

const items = '/api/v1/integration-api/catalog-items';

createServer((request, response) => {
  answer(request, response).catch((error: Error) => send(response, 500, JSON.stringify({ error: error.message })));
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('ready\n'));

async function answer(request: IncomingMessage, response: ServerResponse) {
  const key = await keyOf(request);
  if (!key) return send(response, 401, '{}');
  const url = request.url as string;
  if (request.method === 'POST') return send(response, 201, await create(key, JSON.parse(await bodyOf(request))));
  if (!url.startsWith(`${items}/`)) return send(response, 200, await list(key, new URLSearchParams(url.split('?')[1])));
  const { rows } = await pool.query<Row>(named('get', key.tenant_id, url.slice(items.length + 1)));
  return rows[0] ? send(response, 200, JSON.stringify(shown(rows[0]))) : send(response, 404, '{}');
}

async function list(key: Key, asked: URLSearchParams): Promise<string> {
  const limit = 50;
  const lean = asked.has('fields');
  const { rows } = await pool.query<Row>(named(lean ? 'lean' : 'list', key.tenant_id, asked.get('brand')));
  const hasMore = rows.length > limit;
  const shownRows = lean ? rows.slice(0, limit) : rows.slice(0, limit).map(shown);
  const nextCursor = hasMore
    ? Buffer.from(JSON.stringify([shownRows.at(-1)?.updatedAt, shownRows.at(-1)?.id])).toString('base64url')
    : null;
  return JSON.stringify({ items: shownRows, page: { limit, hasMore, nextCursor, prevCursor: null } });
}

interface Body {
  name: string;
  sku: string;
  brand: string;
  externalSource: string;
  externalId: string;
  idempotencyKey: string;
}

/** Item, fact, idempotency key and link in one transaction, as few flights as it can be done in. */
async function create(key: Key, body: Body): Promise<string> {
  const { tenant_id: tenant, family_id: holder } = key;
  const client = await pool.connect();
  try {
    const fingerprint = createHash('sha256').update(JSON.stringify(body)).digest();
    const opening = [
      client.query('begin'),
      client.query(named('claim', tenant, holder, body.idempotencyKey, fingerprint)),
      client.query<Row>(named('item', tenant, body.sku, body.name, body.brand, key.created_by)),
    ] as const;
    const [, claimed, made] = await Promise.all(opening);
    if (claimed.rowCount === 0) {
      await client.query('rollback');
      return (await client.query<{ body: string }>(named('kept', tenant, holder, body.idempotencyKey))).rows[0]
        ?.body as string;
    }
    const { externalSource, externalId } = body;
    const item = shown({ ...(made.rows[0] as Row), externalLinks: [{ externalSource, externalId }] });
    const text = JSON.stringify(item);
    const requestId = uuidv7();
    const closing = await Promise.all([
      client.query(named('link', tenant, externalSource, externalId, item.id)),
      client.query(
        named('fact', tenant, key.created_by, key.id, requestId, item.id, item.name, JSON.stringify({ object: item })),
      ),
      client.query(named('keep', tenant, holder, body.idempotencyKey, text, requestId)),
      client.query('commit'),
    ]);
    if (closing[3].command !== 'COMMIT') throw new Error('not committed');
    client.release();
    return text;
  } catch (error) {
    await client.query('rollback');
    client.release();
    throw error;
  }
}

interface Row {
  id: string;
  name: string;
  updatedAt: string;
  planned_price: string | null;
  planned_currency: string | null;
  planned_source: string | null;
  planned_at: string | null;
  [field: string]: unknown;
}

function shown({
  planned_price: price,
  planned_currency: currency,
  planned_source: source,
  planned_at: updatedAt,
  ...row
}: Row) {
  return {
    ...row,
    id: row.id,
    name: row.name,
    updatedAt: row.updatedAt,
    plannedCost: price === null ? null : { price, currency, source, updatedAt },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function send(response: ServerResponse, status: number, body: string) {
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
}

process.on('SIGTERM', () => process.exit(0));
