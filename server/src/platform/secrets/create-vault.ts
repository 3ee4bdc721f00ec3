import { randomBytes } from 'node:crypto';
import type { Vault } from '../../kernel/services.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { uuidv7 } from '../../kernel/values/uuid.ts';
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

  const sealAll: Vault['sealAll'] = async (db, secrets) => {
    if (secrets.length === 0) return [];
    const row = (await newestKey(db)) ?? (await makeKey(db, masters[0] as NamedKey));
    const key = dataKey(db.tenant, row);
    return secrets.map(({ place, secret }) =>
      sealWith(key, row.id, placeOf({ tenantId: db.tenant, ...place }), secret),
    );
  };

  const openAll: Vault['openAll'] = async (db, secrets) => {
    if (secrets.length === 0) return [];
    const ids = [...new Set(secrets.map(({ sealed }) => sealedKeyId(sealed)))];
    const rows = await db.many<KeyRow>(
      sql`select id, wrapped_key from tenant_keys where tenant_id = ${db.tenant} and id = any(${ids}::uuid[])`,
    );
    const keys = new Map(rows.map((row) => [row.id, dataKey(db.tenant, row)]));
    return secrets.map(({ place, sealed }) => {
      const key = keys.get(sealedKeyId(sealed));
      if (!key) throw new Error('The data key of a secret is gone');
      return openWith(key, placeOf({ tenantId: db.tenant, ...place }), sealed).toString('utf8');
    });
  };

  return {
    sealAll,
    seal: async (db, place, secret) => (await sealAll(db, [{ place, secret }]))[0] as string,
    openAll,
    open: async (db, place, sealed) => (await openAll(db, [{ place, sealed }]))[0] as string,
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

export const wrapAad = (tenantId: string, keyId: string) => `${tenantId}|tenant_keys|wrapped_key|${keyId}`;

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
