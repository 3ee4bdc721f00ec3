import Type, { type TProperties } from 'typebox';
import { object } from '../fields.ts';
import type { ReadContext } from '../operation.ts';
import type { Words } from './errors.ts';

/** Warnings about a change that was made: codes are stable, the message is for people, `meta` gives the details. */
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
