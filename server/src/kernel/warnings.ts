import Type from 'typebox';
import { object } from './fields.ts';

/** What was done all the same, and the caller should know: codes are stable, the sentence is for a person. */
export const warnings = () =>
  Type.Array(
    object({
      code: Type.String({ title: 'Stable code', examples: ['supplier_role_added'] }),
      message: Type.String({ title: 'The same in words' }),
      meta: Type.Optional(Type.Unsafe<Record<string, unknown>>({ type: 'object', title: 'What it is about' })),
    }),
    { title: 'Warnings' },
  );
