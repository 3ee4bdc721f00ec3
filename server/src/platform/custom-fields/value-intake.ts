import Type, { type TSchema } from 'typebox';
import Format from 'typebox/format';
import type { CustomFieldType } from '../../../../nouns/custom-field.ts';
import { date, decimal, flag, id, instant, longText, object, text } from '../../kernel/fields.ts';
import { type Intake, intakeOf } from '../../kernel/intake/intake-of.ts';
import { hasForbiddenCharacters } from '../../kernel/values/text.ts';

Format.Set('web-address', isWebAddress);

const schemas: Record<CustomFieldType, TSchema> = {
  string: text(500, 'Text'),
  text: longText(10_000, 'Long text'),
  number: decimal('Number'),
  money: decimal('Amount'),
  boolean: flag('Yes or no'),
  date: date('Date'),
  datetime: instant('Moment'),
  select: text(200, 'Option'),
  multiselect: Type.Array(text(200, 'Option'), { maxItems: 500, uniqueItems: true }),
  url: Type.String({ maxLength: 2_000, format: 'web-address', 'x-clean': 'line' }),
  user: id(),
};

/** Cleans and checks `{ value }` by the type of a field, as any other input is: decimals exact, moments in UTC, text NFC. */
export const valueIntake = (type: CustomFieldType): Intake => intakes[type];

const intakes = Object.fromEntries(
  Object.entries(schemas).map(([type, schema]) => [type, intakeOf(object({ value: schema }))]),
) as Record<CustomFieldType, Intake>;

function isWebAddress(value: string): boolean {
  return /^https?:\/\//i.test(value) && URL.canParse(value) && !hasForbiddenCharacters(value);
}
