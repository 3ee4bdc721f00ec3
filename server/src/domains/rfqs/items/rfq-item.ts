import type { InputOf } from '../../../../../nouns/kit/noun.ts';
import { rfqItem as declared, type RfqItem } from '../../../../../nouns/rfq-item.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import { object } from '../../../kernel/fields.ts';
import { notFound } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { store } from '../../../platform/records/store.ts';

export const rfqItem = entityOf(declared);

const rfqItems = store(rfqItem);

/** All positions of a request, in their order. */
export const itemsOf = (db: Db, rfqId: string): Promise<RfqItem[]> =>
  rfqItems.read(db, sql`${rfqItems.select(db, sql`item.rfq_id = ${rfqId}`)} order by item.position`);

/** The same of several requests. */
export const itemsByRfq = async (db: Db, rfqIds: readonly string[]): Promise<Map<string, RfqItem[]>> => {
  const chosen = rfqItems.select(db, sql`item.rfq_id = any(${rfqIds}::uuid[])`);
  return Map.groupBy(await rfqItems.read(db, sql`${chosen} order by item.rfq_id, item.position`), ({ rfqId }) => rfqId);
};

/** A position of this request; the request is held, so it stays as it is read. */
export async function itemById(db: Db, rfqId: string, id: string): Promise<RfqItem> {
  const item = await rfqItems.byId(db, id);
  if (item.rfqId !== rfqId) throw notFound(rfqItem.noun);
  return item;
}

/** A position from a line of the requisition, from a catalog item, or in one's own words. */
export const newItem = object(rfqItem.change, { title: 'New position; what is left out comes from its line or item' });

export type ItemInput = InputOf<typeof declared>;

export const mostItems = 500;
