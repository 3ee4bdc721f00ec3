import { createHash } from 'node:crypto';
import type { MessengerContact, MessengerDeal, MessengerUser } from '../../../kernel/integrations/ports/messenger.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { partiesWithPhones } from '../../counterparties/phones-of.ts';
import { requisitionsToTell } from '../../requisitions/requisitions-to-tell.ts';
import { type PushKind, pushKinds } from './push-kinds.ts';

const most = 300;

type Item = MessengerUser | MessengerContact | MessengerDeal;

export interface PushPage {
  /** Those of the page that the provider does not know as they are now. */
  items: Item[];
  /** Where the next page begins; null after the last one. */
  after: string | null;
}

type Gathered = { items: Item[]; seen: string[] };

/** One page of records to be told, without those that have not changed since they were. */
export async function gatherPage(
  ctx: ReadContext,
  installationId: string,
  kind: PushKind,
  after: string | null,
): Promise<PushPage> {
  const responsible = await responsibleOf(ctx.db, installationId);
  const { items, seen } = await gather[kind](ctx, installationId, after, responsible);
  const known = await digestsOf(
    ctx.db,
    installationId,
    kind,
    items.map(({ id }) => id),
  );
  return {
    items: items.filter((item) => known.get(item.id) !== digestOf(item)),
    after: seen.length < most ? null : (seen.at(-1) as string),
  };
}

export const digestOf = (item: Item) => createHash('sha256').update(JSON.stringify(item)).digest('hex');

type Gather = (
  ctx: ReadContext,
  installationId: string,
  after: string | null,
  responsible: string,
) => Promise<Gathered>;

const gather: Record<PushKind, Gather> = {
  async users({ db }, _, after) {
    const items = await db.many<MessengerUser>(sql`
      select id, full_name as name from users
      where tenant_id = ${db.tenant} and status = 'active' and (${after}::uuid is null or id > ${after}) order by id limit ${most}`);
    return { items, seen: items.map(({ id }) => id) };
  },

  async contacts({ db, services }, _, after, responsibleId) {
    const parties = await partiesWithPhones(db, after, most);
    return {
      items: parties.flatMap(({ id, name, phones }) =>
        phones.length === 0
          ? []
          : [{ id, name, responsibleId, phones, url: `${services.publicUrl}/counterparties/${id}` }],
      ),
      seen: parties.map(({ id }) => id),
    };
  },

  async deals({ db, services }, installationId, after, responsible) {
    const told = await requisitionsToTell(db, after, most);
    const known = await pushedAmong(db, installationId, [
      ...told.flatMap(({ counterpartyIds }) => counterpartyIds),
      ...told.flatMap(({ responsibleId }) => responsibleId ?? []),
    ]);
    const items = told.map(({ id, number, title, responsibleId, counterpartyIds, isOver }) => ({
      ...{ id, name: `${number} · ${title}` },
      responsibleId: responsibleId !== null && known.has(responsibleId) ? responsibleId : responsible,
      contactIds: counterpartyIds.filter((one) => known.has(one)),
      url: `${services.publicUrl}/requisitions/${id}`,
      closed: isOver,
    }));
    // A deal without a contact is refused.
    return { items: items.filter(({ contactIds }) => contactIds.length > 0), seen: told.map(({ id }) => id) };
  },
};

/** Whoever installed the integration answers for what nobody else does. */
async function responsibleOf(db: Db, installationId: string): Promise<string> {
  const { id } = await db.one<{ id: string }>(sql`
    select coalesce(
      (select person.id from integration_installations installed
       join users person on person.tenant_id = ${db.tenant} and person.id = installed.installed_by and person.status = 'active'
       where installed.tenant_id = ${db.tenant} and installed.id = ${installationId}),
      (select person.id from users person where person.tenant_id = ${db.tenant} and person.status = 'active' order by person.id limit 1)) as id`);
  return id;
}

async function digestsOf(db: Db, installationId: string, kind: PushKind, ids: readonly string[]) {
  const rows = await db.many<{ id: string; digest: string | null }>(sql`
    select external_id as id, encode(digest, 'hex') as digest from messenger_pushes
    where tenant_id = ${db.tenant} and installation_id = ${installationId} and external_kind = ${pushKinds[kind]}
      and external_id = any(${ids}::text[])`);
  return new Map(rows.map(({ id, digest }) => [id, digest]));
}

/** Those the provider has taken. */
async function pushedAmong(db: Db, installationId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.many<{ id: string }>(sql`
    select external_id as id from messenger_pushes
    where tenant_id = ${db.tenant} and installation_id = ${installationId} and external_kind in ('user', 'contact')
      and external_id = any(${ids}::text[]) and refused is null`);
  return new Set(rows.map(({ id }) => id));
}
