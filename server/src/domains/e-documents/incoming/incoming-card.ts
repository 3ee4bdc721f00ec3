import type { Static } from 'typebox';
import { object } from '../../../kernel/fields.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { eventsOf, eventsOfCard } from '../e-document-event.ts';
import { incomingEDocument, incomingEDocuments } from '../incoming-e-document.ts';

/** A document that came, as its page shows it. */
export const incomingCard = object(
  { ...incomingEDocument.fields, ...eventsOfCard },
  { title: 'Incoming electronic document with what its operator told' },
);

export async function readIncomingCard(db: Db, id: string): Promise<Static<typeof incomingCard>> {
  const [document, events] = await Promise.all([incomingEDocuments.byId(db, id), eventsOf(db, 'incoming_id', id)]);
  return { ...document, events };
}
