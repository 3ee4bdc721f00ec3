import type { Static } from 'typebox';
import { object } from '../../../kernel/fields.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { eDocument, eDocuments } from '../e-document.ts';
import { eventsOf, eventsOfCard } from '../e-document-event.ts';

/** A document that was given to an operator, as its block shows it. */
export const outgoingCard = object(
  { ...eDocument.fields, ...eventsOfCard },
  { title: 'Electronic document with what its operator told' },
);

export async function readOutgoingCard(db: Db, id: string): Promise<Static<typeof outgoingCard>> {
  const [document, events] = await Promise.all([eDocuments.byId(db, id), eventsOf(db, 'e_document_id', id)]);
  return { ...document, events };
}
