import type { LetterTemplate, VariablesOf } from '../../server/src/platform/mail/letters/letter-templates.ts';

/** A sample letter; a template with several variants has a sample of each. */
export type Sample = {
  [T in LetterTemplate]: { name: string; template: T; variables: VariablesOf<T> };
}[LetterTemplate];
