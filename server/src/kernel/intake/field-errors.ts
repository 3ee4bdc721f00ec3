import type { TLocalizedValidationError } from 'typebox/error';
import { type FieldError, fieldError, type Words, words } from '../problems/errors.ts';
import { errorsOfTheMeant } from './alternatives.ts';

type SchemaError = TLocalizedValidationError;
type Params = Record<string, unknown>;
type Limit = string | number;

/** Turns errors of the schema validator into field errors of a problem body, in pointer order. */
export function fieldErrorsOf(found: readonly SchemaError[]): FieldError[] {
  const errors = errorsOfTheMeant(found).flatMap((one) => translate(one, one.params as Params, one.instancePath));
  return errors.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

function translate(one: SchemaError, params: Params, at: string): FieldError[] {
  switch (one.keyword as string) {
    case 'required':
      return (params.requiredProperties as string[]).map((name) =>
        fieldError(`${at}/${escapeToken(name)}`, 'required', words('is required', 'обязательное поле')),
      );
    case 'additionalProperties':
      return (params.additionalProperties as string[]).map((name) =>
        fieldError(
          `${at}/${escapeToken(name)}`,
          'unknown_field',
          words('is not a field of this request', 'такого поля в запросе нет'),
        ),
      );
    case 'boolean':
      return [];
    case 'type':
      return [
        fieldError(at, 'type', words(`must be ${String(params.type)}`, `должно быть: ${typesInRussian(params.type)}`), {
          type: params.type,
        }),
      ];
    case 'enum':
    case 'const':
      return [
        fieldError(
          at,
          'enum',
          words('must be one of the allowed values', 'должно быть одним из допустимых значений'),
          allowed(params),
        ),
      ];
    case 'format':
      return [
        fieldError(
          at,
          formatCodes[params.format as string] ?? 'format',
          formatWords[params.format as string] ?? words('has the wrong form', 'неверный формат'),
          params,
        ),
      ];
    default:
      return [bounded(one.keyword as string, params, at)];
  }
}

function bounded(keyword: string, params: Params, at: string): FieldError {
  const rule = bounds[keyword];
  if (!rule) return fieldError(at, 'business_rule', words('is not valid', 'неверное значение'));
  const { code, say } = rule;
  return fieldError(at, code, say((params.limit ?? params.pattern) as Limit), params);
}

const typesInRussian = (types: unknown) =>
  [types]
    .flat()
    .map((type) => typeNames[String(type)] ?? type)
    .join(' или ');

const typeNames: Record<string, string> = {
  string: 'строка',
  integer: 'целое число',
  number: 'число',
  boolean: 'true или false',
  object: 'объект',
  array: 'массив',
  null: 'null',
};

const allowed = (params: Params) => ({ allowed: params.allowedValues ?? [params.allowedValue] });

export const escapeToken = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

const bounds: Record<string, { code: string; say: (limit: Limit) => Words }> = {
  minLength: {
    code: 'min_length',
    say: (n) =>
      n === 1
        ? words('must not be empty', 'не должно быть пустым')
        : words(`must have at least ${n} characters`, `минимальная длина: ${n}`),
  },
  maxLength: { code: 'max_length', say: (n) => words(`must have at most ${n} characters`, `максимальная длина: ${n}`) },
  minimum: { code: 'minimum', say: (n) => words(`must be >= ${n}`, `не меньше ${n}`) },
  maximum: { code: 'maximum', say: (n) => words(`must be <= ${n}`, `не больше ${n}`) },
  minItems: {
    code: 'min_items',
    say: (n) => words(`must have at least ${n} items`, `минимальное число элементов: ${n}`),
  },
  maxItems: {
    code: 'max_items',
    say: (n) => words(`must have at most ${n} items`, `максимальное число элементов: ${n}`),
  },
  uniqueItems: { code: 'unique_items', say: () => words('must not repeat an item', 'элементы не должны повторяться') },
  pattern: { code: 'pattern', say: (p) => words(`must match ${p}`, `должно соответствовать ${p}`) },
};

/** Formats with an error code of their own. */
const formatCodes: Record<string, string> = { currency: 'unknown_currency' };

const formatWords: Record<string, Words> = {
  decimal: words(
    'must be a decimal number with at most 6 fraction digits',
    'должно быть десятичным числом, не более 6 знаков после точки',
  ),
  'unsigned-decimal': words(
    'must be a decimal number, not negative, with at most 6 fraction digits',
    'должно быть неотрицательным десятичным числом, не более 6 знаков после точки',
  ),
  rate: words(
    'must be a positive decimal number with at most 8 fraction digits',
    'должно быть положительным десятичным числом, не более 8 знаков после точки',
  ),
  currency: words('is not an ISO 4217 currency', 'такой валюты нет в ISO 4217'),
  country: words('must be two capital letters, such as RU', 'две заглавные латинские буквы, например RU'),
  line: words('must not contain control or direction characters', 'не должно содержать управляющих символов'),
  lines: words('must not contain control or direction characters', 'не должно содержать управляющих символов'),
  uuid: words('must be a UUID', 'должно быть UUID'),
  date: words('must be a date, YYYY-MM-DD', 'дата в виде ГГГГ-ММ-ДД'),
  'date-time': words('must be an RFC 3339 instant with a zone', 'момент времени RFC 3339 с часовым поясом'),
};
