import { randomUUID } from 'node:crypto';
import { scopes } from '../../nouns/kit/rights.ts';
import { readScms } from '../../scripts/demo/read-scms.ts';
import { uuidv7 } from '../../server/src/kernel/values/uuid.ts';
import { digestSecret, makeKey } from '../../server/src/platform/api-keys/key-format.ts';
import type { Pool } from '../../server/src/platform/postgres/create-pool.ts';
import { sized } from '../measure/size.ts';

export interface FilledPortal {
  tenantId: string;
  key: string;
  /** Some of its items, spread evenly. */
  ids: string[];
  brands: readonly string[];
  names: readonly string[];
}

/** The limits stay on and count every request; only their rate is out of the way. */
const rateFactor = 10_000;

const russian = [
  'Цемент М500 Д0, мешок 50 кг',
  'Кабель ВВГнг(А)-LS 3×2,5',
  'Бумага А4, 500 листов',
  'Перчатки нитриловые, М',
];

const scms = readScms();
export const names = [...new Set(scms.map((row) => row['Item Description'] as string)), ...russian];
export const brands = [...new Set(scms.map((row) => row.Brand as string))].slice(0, 30);

/** One portal of a hundred thousand items among smaller ones, as an installation looks after some years. */
export async function fillPortals(
  owner: Pool,
  pepper: Buffer,
  items = sized(100_000, 1_000),
  others = 5,
): Promise<FilledPortal> {
  for (let portal = 0; portal < others; portal += 1) await fillItems(owner, await newPortal(owner), items / 10);
  const tenantId = await newPortal(owner);
  await fillItems(owner, tenantId, items);
  await owner.query('vacuum analyze catalog_items, external_links');
  const { rows } = await owner.query<{ id: string }>(
    'select id from catalog_items where tenant_id = $1 order by hashtext(id::text) limit 5000',
    [tenantId],
  );
  return { tenantId, key: await newKey(owner, pepper, tenantId), ids: rows.map(({ id }) => id), brands, names };
}

export async function newPortal(owner: Pool): Promise<string> {
  const [tenantId, userId, roleId] = [uuidv7(), uuidv7(), uuidv7()];
  const slug = `bench-${randomUUID().slice(0, 18)}`;
  await owner.query('insert into tenants (tenant_id, slug, name) values ($1, $2, $2)', [tenantId, slug]);
  await claimAddress(owner, { kind: 'portal', address: slug, tenantId, recordId: tenantId });
  await owner.query(
    `insert into users (tenant_id, id, code, full_name, email, status, email_verified_at)
     values ($1, $2, 'U-0001', 'Анна Смирнова', $3, 'active', now())`,
    [tenantId, userId, `${userId}@bench.example`],
  );
  await owner.query(
    `insert into roles (tenant_id, id, code, name, is_system) values ($1, $2, 'owner', 'Владелец', true)`,
    [tenantId, roleId],
  );
  await owner.query('insert into user_roles (tenant_id, user_id, role_id) values ($1, $2, $3)', [
    tenantId,
    userId,
    roleId,
  ]);
  return tenantId;
}

/** A key of the portal's first user with every scope. */
export async function newKey(owner: Pool, pepper: Buffer, tenantId: string): Promise<string> {
  const key = makeKey('live');
  const { rows } = await owner.query<{ id: string }>(
    `insert into api_keys (tenant_id, family_id, key_id, digest, last4, name, scopes, created_by, rate_factor)
     select $1, $2, $3, $4, $5, 'Bench', $6, u.id, $7 from users u where u.tenant_id = $1
     returning id`,
    [tenantId, uuidv7(), key.keyId, digestSecret(pepper, key.secret), key.text.slice(-4), scopes, rateFactor],
  );
  const recordId = rows[0]?.id as string;
  await claimAddress(owner, { kind: 'api key', address: key.keyId, tenantId, recordId });
  return key.text;
}

interface Claim {
  kind: 'portal' | 'api key';
  address: string;
  tenantId: string;
  recordId: string;
}

/** On one server a trigger has claimed it already. */
const claimAddress = (owner: Pool, { kind, address, tenantId, recordId }: Claim) =>
  owner.query(
    `insert into portal_addresses (kind, address, tenant_id, record_id) values ($1, convert_to($2, 'UTF8'), $3, $4)
     on conflict do nothing`,
    [kind, address, tenantId, recordId],
  );

export async function fillItems(owner: Pool, tenantId: string, count: number): Promise<void> {
  await owner.query(
    `insert into catalog_items (tenant_id, sku, name, brand, manufacturer, planned_price, planned_currency, planned_source, planned_at, weight_kg, updated_at)
     select $1, 'SKU-' || n, ($2::text[])[1 + n % cardinality($2::text[])] || ' № ' || n, ($3::text[])[1 + n % cardinality($3::text[])],
       'Aurobindo Unit III, India', (n % 1000) + 0.99, 'USD', 'manual', now(), round((n % 50) / 10.0, 1), now() - n * interval '1 second'
     from generate_series(1, $4::int) n`,
    [tenantId, names, brands, count],
  );
  await owner.query(
    `insert into external_links (tenant_id, entity_type, external_source, external_id, entity_id)
     select tenant_id, 'catalog_item', 'erp', sku, id from catalog_items where tenant_id = $1`,
    [tenantId],
  );
}
