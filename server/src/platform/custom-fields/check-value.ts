import type { CustomField } from '../../../../nouns/custom-field.ts';
import { type FieldError, fieldError, Refusal, words } from '../../kernel/problems/errors.ts';
import { valueIntake } from './value-intake.ts';

/** What a value is checked by; fields of other kinds that a portal defines are checked in the same way. */
export type FieldRule = Pick<CustomField, 'key' | 'type' | 'options' | 'required' | 'status'>;

type Checked = { value: unknown; errors?: undefined } | { errors: readonly FieldError[] };

/** One given value by its definition: as it will be stored, null for none, or what is wrong with it. */
export function checkValue(field: FieldRule | undefined, at: string, given: unknown): Checked {
  if (!field) return wrong(at, 'unknown_field', 'is not a field of these records', 'такого поля у этих записей нет');
  if (field.status === 'archived') return wrong(at, 'archived_field', 'the field is archived', 'поле в архиве');
  if (given === null || (Array.isArray(given) && given.length === 0 && field.type === 'multiselect')) {
    return field.required ? wrong(at, 'required', 'is required', 'обязательное поле') : { value: null };
  }
  const typed = byType(field, at, given);
  return typed.errors ? typed : (refusedOption(field, at, typed.value) ?? typed);
}

function byType(field: FieldRule, at: string, given: unknown): Checked {
  try {
    return { value: (valueIntake(field.type)({ value: given }) as { value: unknown }).value };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { errors: error.errors.map((one) => ({ ...one, at: one.at.replace('/value', at) })) };
  }
}

/** An empty list of options accepts any text. */
function refusedOption({ type, options }: FieldRule, at: string, value: unknown): Checked | undefined {
  const allowed = options?.items ?? [];
  if ((type !== 'select' && type !== 'multiselect') || allowed.length === 0) return undefined;
  const strange = (Array.isArray(value) ? value : [value]).filter((one) => !allowed.includes(one as string));
  if (strange.length === 0) return undefined;
  const names = namesOf(allowed);
  return wrong(at, 'option_not_allowed', `must be one of: ${names}`, `должно быть одним из: ${names}`, { allowed });
}

const mostNamed = 10;

const namesOf = (options: readonly string[]) =>
  `${options.slice(0, mostNamed).join(', ')}${options.length > mostNamed ? ', …' : ''}`;

const wrong = (at: string, code: string, en: string, ru: string, params?: Record<string, unknown>): Checked => ({
  errors: [fieldError(at, code, words(en, ru), params)],
});
