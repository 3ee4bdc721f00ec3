import Type from 'typebox';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';

export interface SecondFactor {
  secret: string;
  lastStep: number;
  /** Null while the person has not shown a code of it. */
  confirmedAt: string | null;
  /** Of recovery codes not used yet, in hexadecimal. */
  recovery: string[];
}

export const secretPlace = (userId: string) => ({ table: 'second_factors', column: 'secret', rowId: userId });

/** What a person's code is checked against. */
export const loadSecondFactor = query({
  name: 'accounts.load-second-factor',
  summary: words('Read what a code is checked against', 'Прочитать данные для проверки кода'),
  permission: 'internal',
  scope: null,
  input: Type.Object({ userId: Type.String() }),
  output: Type.Unknown(),
  async run({ db, services }, { userId }): Promise<SecondFactor | undefined> {
    const found = await db.first<SecondFactor>(sql`
      select f.secret, f.last_step::int as "lastStep", f.confirmed_at as "confirmedAt",
        (select coalesce(json_agg(encode(c.digest, 'hex')), '[]') from recovery_codes c
         where c.tenant_id = ${db.tenant} and c.user_id = f.user_id and c.used_at is null) as recovery
      from second_factors f where f.tenant_id = ${db.tenant} and f.user_id = ${userId}`);
    return found && { ...found, secret: await services.vault.open(db, secretPlace(userId), found.secret) };
  },
});
