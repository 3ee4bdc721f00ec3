import { brokenRule, fieldError, isArchived, type Words } from './errors.ts';

/**
 * An archived record cannot be referred to by new data. The members name the field of the request and the record.
 */
export const archivedReference = (
  field: string,
  entity: { type: string; noun: Words },
  entityId: string,
  name?: string,
) => brokenRule('archived_reference', isArchived(entity.noun, name), { field, entityType: entity.type, entityId });

/** The same as one of several field errors. */
export const archivedFault = (at: string, noun: Words) => fieldError(at, 'archived_reference', isArchived(noun));
