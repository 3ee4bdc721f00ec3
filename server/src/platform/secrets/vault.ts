import { randomBytes } from 'node:crypto';
import type { Db } from '../../kernel/db.ts';
import type { Vault } from '../../kernel/services.ts';
import { sql } from '../../kernel/sql.ts';
import { uuidv7 } from '../../kernel/uuid.ts';
import { type NamedKey, openWith, placeOf, sealedKeyId, sealWith, unwrapKey, wrapKey } from './envelope.ts';

interface KeyRow {
  id: string;
  wrapped_key: string;
}

const mostRemembered = 10_000;

/** Secrets of portals, each under the portal's own data key; the master key wraps those, and never a secret itself. */
export function createVault(masters: readonly NamedKey[]): Vault {
  const opened = new Map<string, Buffer>();

  const dataKey = (tenantId: string, row: KeyRow): Buffer => {
    const known = opened.get(row.id);
    if (known) return known;
    const key = unwrapKey(masters, wrapAad(tenantId, row.id), row.wrapped_key);
    if (opened.size >= mostRemembered) opened.clear();
    opened.set(row.id, key);
    return key;
  };

  return {
    async seal(db, place, secret) {
      const row = (await newestKey(db)) ?? (await makeKey(db, masters[0] as NamedKey));
      return sealWith(dataKey(db.tenant, row), row.id, placeOf({ tenantId: db.tenant, ...place }), secret);
    },
    async open(db, place, sealed) {
      const id = sealedKeyId(sealed);
      const row = await db.one<KeyRow>(
        sql`select id, wrapped_key from tenant_keys where tenant_id = ${db.tenant} and id = ${id}`,
      );
      return openWith(dataKey(db.tenant, row), placeOf({ tenantId: db.tenant, ...place }), sealed).toString('utf8');
    },
    async rewrap(db) {
      const newest = masters[0] as NamedKey;
      const rows = await db.many<KeyRow>(
        sql`select id, wrapped_key from tenant_keys where tenant_id = ${db.tenant} for update`,
      );
      const old = rows.filter((row) => sealedKeyId(row.wrapped_key) !== newest.id);
      for (const row of old) {
        const wrapped = wrapKey(newest, wrapAad(db.tenant, row.id), dataKey(db.tenant, row));
        await db.execute(
          sql`update tenant_keys set wrapped_key = ${wrapped} where tenant_id = ${db.tenant} and id = ${row.id}`,
        );
      }
      return old.length;
    },
  };
}

const wrapAad = (tenantId: string, keyId: string) => `${tenantId}|tenant_keys|wrapped_key|${keyId}`;

const newestKey = (db: Db) =>
  db.first<KeyRow>(
    sql`select id, wrapped_key from tenant_keys where tenant_id = ${db.tenant} order by created_at desc, id desc limit 1`,
  );

function makeKey(db: Db, master: NamedKey): Promise<KeyRow> {
  const id = uuidv7();
  const wrapped = wrapKey(master, wrapAad(db.tenant, id), randomBytes(32));
  return db.one<KeyRow>(
    sql`insert into tenant_keys (tenant_id, id, wrapped_key) values (${db.tenant}, ${id}, ${wrapped}) returning id, wrapped_key`,
  );
}
