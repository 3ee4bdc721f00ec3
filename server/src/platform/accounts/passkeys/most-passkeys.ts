import { brokenRule, words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** Of one person. */
export const mostPasskeys = 10;

export async function refuseOneTooMany(db: Db, userId: string) {
  const { held } = await db.one<{ held: number }>(sql`
    select count(*)::int as held from passkeys where tenant_id = ${db.tenant} and user_id = ${userId}`);
  if (held >= mostPasskeys) throw tooMany();
}

const tooMany = () =>
  brokenRule(
    'too_many_passkeys',
    words(
      `A person has at most ${mostPasskeys} passkeys: remove one that is not used.`,
      `У одного человека не больше ${mostPasskeys} ключей доступа: удалите ненужный.`,
    ),
  );
