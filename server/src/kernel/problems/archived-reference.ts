import { brokenRule, fieldError, isArchived, type Words } from './errors.ts';

/**
 * What is archived may not be named anew. The members tell which field of the request named which record.
 */
export const archivedReference = (
  field: string,
  card: { type: string; noun: Words },
  entityId: string,
  name?: string,
) => brokenRule('archived_reference', isArchived(card.noun, name), { field, entityType: card.type, entityId });

/** The same as one of several errors of a body. */
export const archivedFault = (at: string, noun: Words) => fieldError(at, 'archived_reference', isArchived(noun));
