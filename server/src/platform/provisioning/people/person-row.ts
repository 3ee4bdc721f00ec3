import type { IdentityProvider } from '../../../../../nouns/identity-provider.ts';
import type { User } from '../../../../../nouns/user.ts';
import { notFound } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { type Condition, empty, raw, type Sql, sql } from '../../../kernel/sql/sql.ts';
import { isUuid } from '../../../kernel/values/uuid.ts';
import { lockUser, user } from '../../users/user.ts';
import type { FilterColumns } from '../protocol/filter-condition.ts';
import type { Page } from '../protocol/page-of.ts';
import type { Resource, Valued } from '../protocol/resource.ts';
import type { Stored } from '../protocol/show-resource.ts';

/** What the provider said and no column of a person holds. */
export type Kept = Pick<Resource, 'name' | 'displayName' | 'phoneNumbers' | 'preferredLanguage'>;

interface PersonRow {
  id: string;
  email: string;
  fullName: string;
  position: string | null;
  phone: string | null;
  locale: string;
  status: User['status'];
  userName: string;
  externalId: string | null;
  kept: Kept;
  blocked: boolean;
  groups: Valued[];
  createdAt: string;
  updatedAt: string;
}

/** A person as he is shown, and what of that is the word of the provider. */
interface StoredPerson extends Stored {
  said: Resource;
  /** By the word of the provider, and not by hand. */
  blocked: boolean;
}

/** Whom a provider sees: the people of its proved domains, and those it has written of; not those it has deleted. */
const seenBy = ({ id, provedDomains }: IdentityProvider, { tenant }: Db): Sql => sql`
  from users person
  left join provisioned_people said on said.tenant_id = ${tenant} and said.provider_id = ${id} and said.user_id = person.id
  where person.tenant_id = ${tenant} and said.removed_at is null
    and (said.user_id is not null or split_part(lower(person.email), '@', 2) = any(${provedDomains}::text[]))`;

const shown = ({ id }: IdentityProvider, { tenant }: Db): Sql => sql`
  person.id, person.email, person.full_name as "fullName", person.position, person.phone, person.locale, person.status,
  coalesce(said.user_name, person.email) as "userName", said.external_id as "externalId", coalesce(said.kept, '{}') as kept,
  coalesce(said.blocked, false) as blocked,
  (select coalesce(json_agg(json_build_object('value', provided.id, 'display', provided.name) order by provided.id), '[]')
   from provider_group_members member
   join provider_groups provided on provided.tenant_id = ${tenant} and provided.id = member.group_id and provided.provider_id = ${id}
   where member.tenant_id = ${tenant} and member.user_id = person.id) as groups,
  person.created_at as "createdAt", greatest(person.updated_at, said.updated_at) as "updatedAt"`;

const column = (kind: 'text' | 'exact' | 'flag' | 'instant', text: string) => ({ kind, column: raw(text) });

const email = column('text', 'person.email');

export const personFilters: FilterColumns = {
  id: column('text', 'person.id::text'),
  username: column('text', 'coalesce(said.user_name, person.email)'),
  externalid: column('exact', 'said.external_id'),
  displayname: column('text', `coalesce(said.kept ->> 'displayName', person.full_name)`),
  'name.formatted': column('text', `coalesce(said.kept -> 'name' ->> 'formatted', person.full_name)`),
  'name.familyname': column('text', `said.kept -> 'name' ->> 'familyName'`),
  'name.givenname': column('text', `said.kept -> 'name' ->> 'givenName'`),
  title: column('text', 'person.position'),
  active: column('flag', `(person.status <> 'blocked')`),
  ...{ emails: email, 'emails.value': email },
  'emails.type': column('text', `'work'::text`),
  'emails.primary': column('flag', 'true'),
  'meta.created': column('instant', 'person.created_at'),
  'meta.lastmodified': column('instant', 'greatest(person.updated_at, said.updated_at)'),
};

export async function listPeopleRows(
  db: Db,
  provider: IdentityProvider,
  condition: Condition,
  { startIndex, count }: Page,
): Promise<{ total: number; people: Stored[] }> {
  const [{ total }, rows] = await Promise.all([
    db.one<{ total: number }>(sql`select count(*)::int as total ${seenBy(provider, db)} and ${condition}`),
    db.many<PersonRow>(sql`
      select ${shown(provider, db)} ${seenBy(provider, db)} and ${condition}
      order by person.created_at, person.id limit ${count} offset ${startIndex - 1}`),
  ]);
  return { total, people: rows.map(stored) };
}

export async function personById(db: Db, provider: IdentityProvider, id: string): Promise<StoredPerson> {
  if (!isUuid(id)) throw notFound(user.noun);
  const row = await db.first<PersonRow>(
    sql`select ${shown(provider, db)} ${seenBy(provider, db)} and person.id = ${id}`,
  );
  if (!row) throw notFound(user.noun);
  return stored(row);
}

/** A person whom the provider sees, locked until the transaction ends, and how he is shown. */
export async function lockPerson(
  db: Db,
  provider: IdentityProvider,
  id: string,
): Promise<{ person: User; known: StoredPerson }> {
  if (!isUuid(id)) throw notFound(user.noun);
  const person = await lockUser(db, id);
  return { person, known: await personById(db, provider, person.id) };
}

/** The one whom this name belongs to, of those the provider sees; `besides` is left out. */
export const holderOf = (db: Db, provider: IdentityProvider, userName: string, besides?: string) =>
  db.first<{ id: string }>(sql`
    select person.id ${seenBy(provider, db)} and lower(coalesce(said.user_name, person.email)) = lower(${userName}::text)
      ${besides ? sql`and person.id <> ${besides}` : empty}`);

function stored(row: PersonRow): StoredPerson {
  const { id, createdAt, updatedAt, kept, blocked, groups } = row;
  const said: Resource = {
    userName: row.userName,
    ...(row.externalId !== null && { externalId: row.externalId }),
    ...(row.position !== null && { title: row.position }),
    active: row.status !== 'blocked',
    emails: [{ value: row.email, type: 'work', primary: true }],
    ...(groups.length > 0 && { groups }),
    ...kept,
  };
  const resource: Resource = {
    ...{ name: { formatted: row.fullName }, displayName: row.fullName, preferredLanguage: row.locale },
    ...(row.phone && { phoneNumbers: [{ value: row.phone, type: 'work', primary: true }] }),
    ...said,
  };
  return { id, createdAt, updatedAt, resource, said, blocked };
}

/** Which of these are people that the provider sees. */
export async function peopleAmong(db: Db, provider: IdentityProvider, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.many<{ id: string }>(
    sql`select person.id ${seenBy(provider, db)} and person.id::text = any(${ids}::text[])`,
  );
  return rows.map(({ id }) => id);
}
