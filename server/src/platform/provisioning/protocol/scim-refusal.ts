import { Refusal, type Words } from '../../../kernel/problems/errors.ts';

/** Kinds of errors that RFC 7644 names (3.12) and we answer; `uniqueness` follows from `already_exists`. */
export type ScimType = 'invalidFilter' | 'invalidSyntax' | 'invalidPath' | 'invalidValue' | 'noTarget' | 'mutability';

/** A refusal of a directory's request: SCIM answers it with 400 and its own kind. */
export const scimRefusal = (scimType: ScimType, detail: Words) =>
  new Refusal('validation_failed', detail, { members: { scimType } });
