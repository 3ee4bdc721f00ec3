import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import type { PictureRecord } from '../../../kernel/integrations/ports/exchange-record.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { raw, sql } from '../../../kernel/sql/sql.ts';
import { linksOf } from '../../../platform/external-links/links-of.ts';
import { catalogItem } from '../../catalog/catalog-item.ts';
import { knownDigests } from '../applying/exchange-objects.ts';
import type { Staged } from '../applying/outcome.ts';
import { type Called, enterByAddress } from '../enter.ts';
import { token } from '../protocol/session.ts';

const most = 20;

/** A picture on its way to an item. */
export interface NextPicture {
  record: Staged<PictureRecord>;
  /** Null where its product has not come. */
  itemId: string | null;
  /** What was attached for it last, by its digest. */
  known: string | null;
  /** Its file in this session, and where the bytes lie; null where none has come. */
  file: { id: string; parts: string[] } | null;
}

/** Archives and clients put folders of their own before the one that all pictures lie in. */
const place = (name: string) => name.toLowerCase().replace(/^.*(?=import_files\/)/, '');
const placeColumn = raw("regexp_replace(lower(file.name), '^.*(?=import_files/)', '')");

/** The next pictures of a session, with all that is needed to judge them. */
export const nextPictures = query({
  name: 'site-exchange.next-pictures',
  summary: words('Find the next pictures of an exchange', 'Найти следующие картинки обмена'),
  permission: 'internal',
  scope: null,
  input: object({ token, sessionId: id(), source: Type.String() }),
  output: Type.Unknown(),
  enter: enterByAddress,
  async run({ db }, { sessionId, source }, { installationId }: Called): Promise<NextPicture[]> {
    const records = await db.many<Staged<PictureRecord>>(sql`
      select file_id as "fileId", n, data from site_exchange_records
      where tenant_id = ${db.tenant} and session_id = ${sessionId} and state = 'staged' and kind = 'picture'
      order by rank, file_id, n limit ${most}`);
    if (records.length === 0) return [];
    const ids = records.map(({ data }) => data.externalId);
    const productIds = records.map(({ data }) => data.productId);
    const places = records.map(({ data }) => place(data.path));
    const [items, known, files] = await Promise.all([
      linksOf(db, catalogItem.type, source, productIds),
      knownDigests(db, installationId, 'picture', ids),
      db.many<{ id: string; place: string; parts: string[] }>(sql`
        select file.id, ${placeColumn} as place, (select array_agg(part.storage_key order by part.n) from site_exchange_parts part
          where part.tenant_id = ${db.tenant} and part.file_id = file.id) as parts
        from site_exchange_files file
        where file.tenant_id = ${db.tenant} and file.session_id = ${sessionId} and file.kind = 'picture' and ${placeColumn} = any(${places}::text[])
          and exists (select 1 from site_exchange_parts part where part.tenant_id = ${db.tenant} and part.file_id = file.id)
        order by file.id`),
    ]);
    // Of one that came twice the later holds.
    const byPlace = new Map(files.map(({ place: at, ...file }) => [at, file]));
    return records.map((record) => ({
      record,
      itemId: items.get(record.data.productId) ?? null,
      known: known.get(record.data.externalId) ?? null,
      file: byPlace.get(place(record.data.path)) ?? null,
    }));
  },
});
