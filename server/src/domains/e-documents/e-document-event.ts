import Type from 'typebox';
import { eDocumentEvent as declared, type EDocumentEventRecord } from '../../../../nouns/e-document-event.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { store } from '../../platform/records/store.ts';

export const eDocumentEvent = entityOf(declared);

const events = store(eDocumentEvent);

const most = 200;

/** Part of a card: what the operator told of the document. */
export const eventsOfCard = {
  events: Type.Array(eDocumentEvent.view, { title: 'What the operator told, the last first; at most 200' }),
};

/** In the order of the operator, the last first. */
export const eventsOf = (db: Db, of: 'e_document_id' | 'incoming_id', id: string): Promise<EDocumentEventRecord[]> =>
  events.read(
    db,
    sql`${events.select(db, of === 'incoming_id' ? sql`event.incoming_id = ${id}` : sql`event.e_document_id = ${id}`)}
      order by event.at desc, event.event_order desc, event.id desc limit ${most}`,
  );
