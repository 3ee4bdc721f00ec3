import type { IdentityProvider } from '../../../../../nouns/identity-provider.ts';
import type { ProviderGroup } from '../../../../../nouns/provider-group.ts';
import { notFound } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { type Condition, empty, raw, type Sql, sql } from '../../../kernel/sql/sql.ts';
import { isUuid } from '../../../kernel/values/uuid.ts';
import type { FilterColumns } from '../protocol/filter-condition.ts';
import type { Page } from '../protocol/page-of.ts';
import type { Resource, Valued } from '../protocol/resource.ts';
import type { Stored } from '../protocol/show-resource.ts';
import { providerGroup, providerGroups } from './provider-group.ts';

interface GroupRow {
  id: string;
  name: string;
  externalId: string | null;
  members?: Valued[];
  createdAt: string;
  updatedAt: string;
}

const keptBy = ({ id }: IdentityProvider, { tenant }: Db): Sql =>
  sql`from provider_groups provided where provided.tenant_id = ${tenant} and provided.provider_id = ${id}`;

const shown = sql`provided.id, provided.name, provided.external_id as "externalId", provided.created_at as "createdAt", provided.updated_at as "updatedAt"`;

const members = ({ tenant }: Db): Sql => sql`, (
  select coalesce(json_agg(json_build_object('value', person.id, 'display', person.full_name) order by person.id), '[]')
  from provider_group_members member
  join users person on person.tenant_id = ${tenant} and person.id = member.user_id
  where member.tenant_id = ${tenant} and member.group_id = provided.id) as members`;

/** Identifiers of the members of a group, for `members eq "…"`. */
const memberIds = ({ tenant }: Db): Sql => sql`(
  select array_agg(member.user_id::text) from provider_group_members member
  where member.tenant_id = ${tenant} and member.group_id = provided.id)`;

const name = { kind: 'text', column: raw('provided.name') } as const;

export const groupFilters = (db: Db): FilterColumns => ({
  id: { kind: 'text', column: raw('provided.id::text') },
  displayname: name,
  externalid: { kind: 'exact', column: raw('provided.external_id') },
  ...{ members: { kind: 'member', column: memberIds(db) }, 'members.value': { kind: 'member', column: memberIds(db) } },
  'meta.created': { kind: 'instant', column: raw('provided.created_at') },
  'meta.lastmodified': { kind: 'instant', column: raw('provided.updated_at') },
});

export async function listGroupRows(
  db: Db,
  provider: IdentityProvider,
  condition: Condition,
  { startIndex, count, withMembers }: Page & { withMembers: boolean },
): Promise<{ total: number; groups: Stored[] }> {
  const [{ total }, rows] = await Promise.all([
    db.one<{ total: number }>(sql`select count(*)::int as total ${keptBy(provider, db)} and ${condition}`),
    db.many<GroupRow>(sql`
      select ${shown} ${withMembers ? members(db) : empty} ${keptBy(provider, db)} and ${condition}
      order by provided.created_at, provided.id limit ${count} offset ${startIndex - 1}`),
  ]);
  return { total, groups: rows.map(stored) };
}

export async function groupById(db: Db, provider: IdentityProvider, id: string): Promise<Stored> {
  if (!isUuid(id)) throw notFound(providerGroup.noun);
  const row = await db.first<GroupRow>(
    sql`select ${shown} ${members(db)} ${keptBy(provider, db)} and provided.id = ${id}`,
  );
  if (!row) throw notFound(providerGroup.noun);
  return stored(row);
}

/** A group of the provider, locked until the transaction ends, and how it is shown. */
export async function lockGroup(
  db: Db,
  provider: IdentityProvider,
  id: string,
): Promise<{ group: ProviderGroup; known: Stored }> {
  if (!isUuid(id)) throw notFound(providerGroup.noun);
  const group = await providerGroups.lock(db, id);
  return { group, known: await groupById(db, provider, group.id) };
}

/** The other group of this name, if there is one. */
export const sameName = (db: Db, provider: IdentityProvider, given: string, besides?: string) =>
  db.first<{ id: string }>(sql`
    select provided.id ${keptBy(provider, db)} and lower(provided.name) = lower(${given}::text)
      ${besides ? sql`and provided.id <> ${besides}` : empty}`);

export async function membersOf(db: Db, groupId: string): Promise<string[]> {
  const rows = await db.many<{ userId: string }>(sql`
    select user_id as "userId" from provider_group_members where tenant_id = ${db.tenant} and group_id = ${groupId}`);
  return rows.map(({ userId }) => userId);
}

function stored({ id, name, externalId, members = [], createdAt, updatedAt }: GroupRow): Stored {
  const resource: Resource = {
    displayName: name,
    ...(externalId !== null && { externalId }),
    ...(members.length > 0 && { members }),
  };
  return { id, createdAt, updatedAt, resource };
}
