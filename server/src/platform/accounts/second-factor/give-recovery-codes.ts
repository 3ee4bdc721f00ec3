import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { newRecoveryCodes, recoveryDigest } from './recovery-codes.ts';

/** New codes in place of those before; they are shown this once. */
export async function giveRecoveryCodes(db: Db, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await db.execute(sql`delete from recovery_codes where tenant_id = ${db.tenant} and user_id = ${userId}`);
  await db.execute(sql`
    insert into recovery_codes (tenant_id, user_id, digest)
    select ${db.tenant}::uuid, ${userId}::uuid, digest from unnest(${codes.map(recoveryDigest)}::bytea[]) given(digest) returning digest`);
  return codes;
}
