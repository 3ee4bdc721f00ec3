import type { KeyObject } from 'node:crypto';
import Type from 'typebox';
import { query } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { mustUseProvider } from '../identity-providers/must-use-provider.ts';
import { importedKeys } from '../secrets/imported-keys.ts';
import { hasPasskey, hasSecondFactor, needsPasskey } from './second-factor/demanded-of.ts';

export interface LoginRow {
  id: string;
  full_name: string;
  email: string;
  status: 'invited' | 'active' | 'blocked';
  password_hash: string | null;
  slug: string;
  tenant_status: 'active' | 'suspended';
  has_signed_in: boolean;
  /** Signs in by a code beside the password. */
  has_second_factor: boolean;
  /** Has a passkey that works here. */
  has_passkey: boolean;
  /** A role demands a second factor, and a passkey is the only one. */
  needs_passkey: boolean;
  /** His domain signs in by a provider alone. */
  must_use_provider: boolean;
  /** Of the installations the portal came from: a password chosen there is checked with them. */
  peppers: KeyObject[];
}

/** What a password is checked against. */
export const loadLogin = query({
  name: 'accounts.load-login',
  summary: words('Read what a sign-in is checked against', 'Прочитать данные для проверки входа'),
  permission: 'signed-in',
  scope: null,
  input: Type.Object({ userId: Type.String() }),
  output: Type.Unknown(),
  async run(ctx, { userId }): Promise<LoginRow | undefined> {
    const { db, services } = ctx;
    const row = await db.first<Omit<LoginRow, 'peppers'> & { moved: boolean }>(sql`
      select u.id, u.full_name, u.email, u.status, u.password_hash, u.last_login_at is not null as has_signed_in, t.slug, t.status as tenant_status,
        ${hasSecondFactor('u.id')} as has_second_factor, ${hasPasskey('u.id', services)} as has_passkey,
        ${needsPasskey('u.id', services)} as needs_passkey,
        ${mustUseProvider('u.id', 'u.email')} as must_use_provider,
        exists (select 1 from imported_keys imported where imported.tenant_id = ${db.tenant}) as moved
      from users u join tenants t on t.tenant_id = ${db.tenant}
      where u.tenant_id = ${db.tenant} and u.id = ${userId}`);
    return row && { ...row, peppers: row.moved ? await importedKeys(ctx, 'pepper') : [] };
  },
});
