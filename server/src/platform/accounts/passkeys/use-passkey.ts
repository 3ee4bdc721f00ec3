import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { spendChallenge } from './challenge.ts';
import type { RightPasskey } from './check-assertion.ts';

/** Takes a right signature, once: false where another request was faster, or the passkey has gone meanwhile. */
export async function usePasskey(db: Db, { id, counter, ...answered }: RightPasskey): Promise<boolean> {
  const used = await db.execute(sql`
    update passkeys set counter = ${counter}, last_used_at = now()
    where tenant_id = ${db.tenant} and id = ${id} and (counter < ${counter} or counter = 0 and ${counter}::bigint = 0)`);
  return used === 1 && (await spendChallenge(db, answered));
}
