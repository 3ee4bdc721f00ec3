import Type, { type TProperties } from 'typebox';
import { object } from '../fields.ts';
import type { ReadContext } from '../operation.ts';
import type { Words } from './errors.ts';

/** What was done all the same, and the caller should know: codes are stable, the sentence is for a person, `meta` says what it is about. */
export const warnings = <About extends TProperties>(code: string, about: About) =>
  Type.Array(
    object(
      {
        code: Type.String({ title: 'Stable code', examples: [code] }),
        message: Type.String({ title: 'The same in words' }),
        meta: object(about, { title: 'What it is about' }),
      },
      { title: 'Warning' },
    ),
    { title: 'Warnings' },
  );

export const warning = <About>({ language }: ReadContext, code: string, sentence: Words, meta: About) => ({
  code,
  message: sentence[language],
  meta,
});
