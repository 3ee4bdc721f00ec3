import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Settings } from 'typebox/system';
import { invalid } from '../problems/errors.ts';
import { cleanerOf } from './cleaner-of.ts';
import { fieldErrorsOf } from './field-errors.ts';

// An object of the wrong shape is told of by every shape it could have had.
Settings.Set({ maxErrors: 400 });

/** Cleans a raw input, fills defaults and checks it against the schema; compiled once for each schema. */
export type Intake = (raw: unknown) => unknown;

const made = new WeakMap<TSchema, Intake>();

export function intakeOf(schema: TSchema): Intake {
  const known = made.get(schema);
  if (known) return known;
  const clean = cleanerOf(schema);
  const check = Compile(schema);
  const intake: Intake = (raw) => {
    const input = clean(raw);
    if (!check.Check(input)) throw invalid(fieldErrorsOf(check.Errors(input), schema, input));
    return input;
  };
  made.set(schema, intake);
  return intake;
}
