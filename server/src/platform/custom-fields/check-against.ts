import { isDeepStrictEqual } from 'node:util';
import { escapeToken } from '../../kernel/intake/field-errors.ts';
import { type FieldError, fieldError, words } from '../../kernel/problems/errors.ts';
import { checkValue, type FieldRule } from './check-value.ts';

export type Values = Readonly<Record<string, unknown>>;

interface Checked {
  /** What the record will hold. */
  values: Record<string, unknown>;
  errors: FieldError[];
  /** People that values name, by where each stands; whether they exist is not looked up here. */
  people: Map<string, string>;
}

/**
 * The values a record will hold by these definitions: those it had, with the given ones checked, normalised and put in; null
 * clears one. `before` is null for a new record, which must have every required value. `at` is where the values stand in the body.
 */
export function checkAgainst(
  definitions: readonly FieldRule[],
  given: Values,
  before: Values | null,
  at: string,
): Checked {
  const after = new Map(Object.entries(before ?? {}));
  const byKey = new Map(definitions.map((field) => [field.key, field]));
  const pointer = (key: string) => `${at}/${escapeToken(key)}`;
  const errors: FieldError[] = [];
  const people = new Map<string, string>();

  for (const [key, value] of Object.entries(given)) {
    const field = byKey.get(key);
    // A record sent back whole carries the values of archived fields too.
    if (field?.status === 'archived' && isDeepStrictEqual(after.get(key), value)) continue;
    const checked = checkValue(field, pointer(key), value);
    if (checked.errors) errors.push(...checked.errors);
    else if (checked.value === null) after.delete(key);
    else after.set(key, checked.value);
    if (!checked.errors && field?.type === 'user' && value !== null) people.set(pointer(key), String(checked.value));
  }
  if (!before) {
    const missing = definitions.filter(
      ({ key, required, status }) => required && status === 'active' && !after.has(key),
    );
    const reported = new Set(errors.map((error) => error.at));
    errors.push(
      ...missing.filter(({ key }) => !reported.has(pointer(key))).map(({ key }) => requiredError(pointer(key))),
    );
  }
  return { values: Object.fromEntries(after), errors, people };
}

const requiredError = (at: string) => fieldError(at, 'required', words('is required', 'обязательное поле'));
