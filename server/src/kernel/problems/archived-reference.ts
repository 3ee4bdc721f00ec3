import { brokenRule, fieldError, isArchived, type Words } from './errors.ts';

/**
 * An archived record cannot be referred to by new data. The members name the field of the request and the record.
 */
export const archivedReference = (
  field: string,
  card: { type: string; noun: Words },
  entityId: string,
  name?: string,
) => brokenRule('archived_reference', isArchived(card.noun, name), { field, entityType: card.type, entityId });

/** The same as one of several field errors. */
export const archivedFault = (at: string, noun: Words) => fieldError(at, 'archived_reference', isArchived(noun));
