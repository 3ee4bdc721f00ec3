import type { TSchema } from 'typebox';
import type { TLocalizedValidationError } from 'typebox/error';
import { type FieldError, fieldError, type Words, words } from '../problems/errors.ts';
import { listed } from '../problems/fix-of.ts';
import { unknownName } from '../problems/unknown-name.ts';
import { nearNames } from '../values/near-names.ts';
import { nearUnits } from '../values/near-units.ts';
import { hasForbiddenCharacters } from '../values/text.ts';
import { errorsOfTheMeant } from './alternatives.ts';
import { bounds, formatCodes, formatWords, type Limit, typesInRussian } from './rule-words.ts';

type SchemaError = TLocalizedValidationError;
type Params = Record<string, unknown>;

/** Turns errors of the schema validator into field errors of a problem body, in pointer order; each says what came. */
export function fieldErrorsOf(found: readonly SchemaError[], schema: TSchema, input: unknown): FieldError[] {
  const errors = errorsOfTheMeant(found).flatMap((one) =>
    translate(one, one.params as Params, at(schema, one.schemaPath), at(input, one.instancePath)),
  );
  return errors.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

/** What stands at a pointer. */
const at = (whole: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (held, name) => (held as Params | undefined)?.[name.replaceAll('~1', '/').replaceAll('~0', '~')],
      whole,
    );

function translate(one: SchemaError, params: Params, shape: unknown, value: unknown): FieldError[] {
  const place = one.instancePath;
  switch (one.keyword as string) {
    case 'required':
      return (params.requiredProperties as string[]).map((name) =>
        fieldError(`${place}/${escapeToken(name)}`, 'required', words('is required', 'обязательное поле')),
      );
    case 'additionalProperties':
      return (params.additionalProperties as string[]).map((name, index) =>
        unknownName(
          { at: `${place}/${escapeToken(name)}`, code: 'unknown_field' },
          name,
          index < mostCompared ? namesBeside(name, shape) : [],
          words('is not a field of this request', 'такого поля в запросе нет'),
        ),
      );
    case 'boolean':
      return [];
    case 'type':
      return [
        fieldError(
          place,
          'type',
          words(
            `must be ${[params.type].flat().join(' or ')}; ${typeOf(value)} came`,
            `должно быть: ${typesInRussian(params.type)}; пришло: ${typesInRussian(typeOf(value))}`,
          ),
          { type: params.type },
        ),
      ];
    case 'enum':
    case 'const':
      return [oneOf(place, (params.allowedValues ?? [params.allowedValue]) as unknown[], value, shape)];
    case 'format':
      return [
        fieldError(
          place,
          formatCodes[params.format as string] ?? 'format',
          came(formatWords[params.format as string] ?? words('has the wrong form', 'неверный формат'), value),
          params,
        ),
      ];
    default:
      return [bounded(one.keyword as string, params, place, value)];
  }
}

/** Most unknown fields of one object that are compared with those there are. */
const mostCompared = 20;

/** Of filters those of the same field: `price[like]` is told of the operators of `price`. */
function namesBeside(name: string, shape: unknown): readonly string[] {
  const known = Object.keys((shape as { properties?: object } | undefined)?.properties ?? {});
  const [stem = ''] = name.split('[');
  const operators = stem === name ? [] : known.filter((one) => one.startsWith(`${stem}[`));
  return operators.length > 0 ? operators : known.filter((one) => !one.includes('['));
}

function oneOf(place: string, allowed: readonly unknown[], value: unknown, shape: unknown): FieldError {
  const ofUnits = (shape as { 'x-of'?: 'units' } | undefined)?.['x-of'] === 'units';
  const near = !isText(value) ? [] : ofUnits ? nearUnits(value) : nearNames(allowed.filter(isText), value);
  const values = listed(allowed);
  const said = words(
    `must be one of ${values ?? 'the allowed values'}`,
    `должно быть одним из ${values ?? 'допустимых значений'}`,
  );
  return fieldError(place, 'enum', came(said, value), { allowed, ...(near.length > 0 && { near }) });
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Longer texts are cut: they are shown to be recognised. */
const mostShown = 40;

/** What is said of a value, with the value. What is not plain text is left out, secrets hold no such forms. */
function came({ en, ru }: Words, value: unknown): Words {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return words(en, ru);
  const text = String(value);
  if (hasForbiddenCharacters(text)) return words(en, ru);
  const shown = text.length > mostShown ? `${text.slice(0, mostShown)}…` : text;
  return words(`${en}; “${shown}” came`, `${ru}; пришло «${shown}»`);
}

const typeOf = (value: unknown) =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'array'
      : Number.isInteger(value)
        ? 'integer'
        : (typeof value as string);

function bounded(keyword: string, params: Params, place: string, value: unknown): FieldError {
  const rule = bounds[keyword];
  if (!rule) return fieldError(place, 'business_rule', words('is not valid', 'неверное значение'));
  const { code, say } = rule;
  const said = say((params.limit ?? params.pattern) as Limit);
  return fieldError(place, code, params.limit === undefined ? came(said, value) : counted(said, value), params);
}

/** With how much came: the letters of a text, the items of a list, the number itself. */
function counted({ en, ru }: Words, value: unknown): Words {
  const count = typeof value === 'string' ? [...value].length : Array.isArray(value) ? value.length : value;
  return typeof count === 'number' && value !== ''
    ? words(`${en}; ${count} came`, `${ru}; пришло ${count}`)
    : words(en, ru);
}

export const escapeToken = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');
