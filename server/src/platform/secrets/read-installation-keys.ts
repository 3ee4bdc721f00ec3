import { randomBytes } from 'node:crypto';
import { sql, statement } from '../../kernel/sql/sql.ts';
import type { Pool } from '../postgres/create-pool.ts';
import { type NamedKey, sealedKeyId, unwrapKey, wrapKey } from './envelope.ts';

/** Keys of the installation, made at its first start: they outlive a change of the master key, which only re-wraps them. */
export type InstallationKeys = Readonly<Record<'pepper' | 'tokens' | 'sessions', Buffer>>;

const names = ['pepper', 'tokens', 'sessions'] as const;

export async function readInstallationKeys(pool: Pool, masters: readonly NamedKey[]): Promise<InstallationKeys> {
  const entries = await Promise.all(names.map(async (name) => [name, await readOrMake(pool, masters, name)] as const));
  return Object.fromEntries(entries) as InstallationKeys;
}

async function readOrMake(pool: Pool, masters: readonly NamedKey[], name: string): Promise<Buffer> {
  const aad = `installation_keys|${name}`;
  const newest = masters[0] as NamedKey;
  const fresh = wrapKey(newest, aad, randomBytes(32));
  await pool.query(
    statement(sql`insert into installation_keys (name, wrapped_key) values (${name}, ${fresh}) on conflict do nothing`),
  );
  const { rows } = await pool.query(statement(sql`select wrapped_key from installation_keys where name = ${name}`));
  const { wrapped_key } = rows[0] as { wrapped_key: string };
  const key = unwrapKey(masters, aad, wrapped_key);
  if (sealedKeyId(wrapped_key) !== newest.id) {
    await pool.query(
      statement(sql`update installation_keys set wrapped_key = ${wrapKey(newest, aad, key)} where name = ${name}`),
    );
  }
  return key;
}
