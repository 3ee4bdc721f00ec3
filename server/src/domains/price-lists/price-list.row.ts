import { notFound } from '../../kernel/problems/errors.ts';
import { presentRecord, type RecordRow } from '../../kernel/record.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../kernel/sql/sql.ts';
import { linkedColumn } from '../../platform/external-links/linked-column.ts';
import { type PriceList, priceList } from './price-list.ts';
import { todayOf } from './today.ts';

/** The one place that maps the table to the card. Every read of a header starts here. */
export const listColumns: Sql = sql`${raw(`
  list.id, list.number, list.name, list.kind, list.counterparty_id, list.currency, list.vat_mode, list.valid_from, list.valid_to,
  list.is_default, list.comment, list.current_version, list.item_count, list.changed_count, list.published_at, list.custom_fields,
  list.status, list.version, list.created_at, list.updated_at, list.archived_at, list.created_by, list.updated_by`)},
  (select count(*)::int from price_list_items line
   where line.tenant_id = list.tenant_id and line.price_list_id = list.id and line.status = 'active' and line.valid_to < ${todayOf('list')}) as expired_count,
  ${linkedColumn(priceList.type, 'list.id')}`;

export interface ListRow extends RecordRow {
  id: string;
  number: string;
  name: string;
  kind: PriceList['kind'];
  counterparty_id: string | null;
  currency: string;
  vat_mode: PriceList['vatMode'];
  valid_from: string | null;
  valid_to: string | null;
  is_default: boolean;
  comment: string | null;
  current_version: number;
  item_count: number;
  changed_count: number;
  expired_count: number;
  published_at: string | null;
  custom_fields: Record<string, unknown>;
  externalLinks: PriceList['externalLinks'];
  status: PriceList['status'];
}

export const presentList = (row: ListRow): PriceList => ({
  id: row.id,
  number: row.number,
  name: row.name,
  kind: row.kind,
  counterpartyId: row.counterparty_id,
  currency: row.currency,
  vatMode: row.vat_mode,
  validFrom: row.valid_from,
  validTo: row.valid_to,
  isDefault: row.is_default,
  comment: row.comment,
  currentVersion: row.current_version,
  counters: { items: row.item_count, changed: row.changed_count, expired: row.expired_count },
  publishedAt: row.published_at,
  customFields: row.custom_fields,
  externalLinks: row.externalLinks,
  status: row.status,
  ...presentRecord(row),
});

export async function listById(db: Db, id: string): Promise<PriceList> {
  const row = await db.first<ListRow>(sql`
    select ${listColumns} from price_lists list where list.tenant_id = ${db.tenant} and list.id = ${id}`);
  if (!row) throw notFound(priceList.noun);
  return presentList(row);
}

/** One list, locked until the transaction ends: every change of it or of its rows starts here. */
export async function lockList(db: Db, id: string): Promise<PriceList> {
  const lock = sql`select 1 from price_lists where tenant_id = ${db.tenant} and id = ${id} for update`;
  const [, held] = await Promise.all([db.execute(lock), listById(db, id)]);
  return held;
}

/** Keeps a list from being removed until the transaction ends. */
export const holdList = (db: Db, id: string) =>
  db.execute(sql`select 1 from price_lists where tenant_id = ${db.tenant} and id = ${id} for key share`);
