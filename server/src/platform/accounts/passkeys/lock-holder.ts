import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** Who is signed in, locked: what is done to the passkeys of one person is done one after the other. */
export const lockHolder = ({ db, actor }: WriteContext) =>
  db.one<{ id: string; fullName: string }>(sql`
    select id, full_name as "fullName" from users where tenant_id = ${db.tenant} and id = ${actor.userId} for no key update`);
