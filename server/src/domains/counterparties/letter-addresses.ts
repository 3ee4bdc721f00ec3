import type { Counterparty } from '../../../../nouns/counterparty.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import type { LetterLocale } from '../../platform/mail/letters/letter.ts';
import { letterLocale } from './letter-locale.ts';

export interface LetterAddress {
  email: string;
  /** The contact whose address it is; null where it is the company's own. */
  contactName: string | null;
  locale: LetterLocale;
}

/** Where letters to counterparties go: to the primary contact, to any other, or to the company. Who has no e-mail is left out. */
export async function letterAddresses(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, LetterAddress>> {
  const rows = await db.many<Omit<LetterAddress, 'locale'> & { id: string; kind: Counterparty['kind'] }>(sql`
    select party.id, party.kind, contact.full_name as "contactName", coalesce(contact.email, party.email) as email
    from counterparties party left join lateral (
      select one.full_name, one.email from counterparty_contacts one
      where one.tenant_id = ${db.tenant} and one.counterparty_id = party.id and one.email is not null
      order by one.is_primary desc, one.id limit 1) contact on true
    where party.tenant_id = ${db.tenant} and party.id = any(${ids}::uuid[]) and coalesce(contact.email, party.email) is not null`);
  return new Map(rows.map(({ id, kind, ...address }) => [id, { ...address, locale: letterLocale(kind) }]));
}
