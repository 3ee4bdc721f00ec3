import type { Counterparty } from '../../../../nouns/counterparty.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

/** Who may be meant by a taxpayer number or a name. */
export interface Namesake extends Pick<Counterparty, 'id' | 'inn' | 'kpp'> {
  /** As names are compared: small letters without quotes and spaces. */
  plainName: string;
}

/** A name as two spellings of it are the same. */
export const plainName = (name: string) => name.toLowerCase().replace(/[«»„“”"'\s]/g, '');

/** Those not archived that bear one of these taxpayer numbers or names, in one statement. */
export const namesakesOf = (db: Db, inns: readonly string[], names: readonly string[]): Promise<Namesake[]> =>
  db.many<Namesake>(sql`
    select * from (
      select party.id, party.inn, party.kpp, lower(regexp_replace(party.short_name, ${'[«»„“”"\'\\s]'}, '', 'g')) as "plainName"
      from counterparties party where party.tenant_id = ${db.tenant} and party.archived_at is null) known
    where known.inn = any(${inns}::text[]) or known."plainName" = any(${names.map(plainName)}::text[]) order by known.id`);
