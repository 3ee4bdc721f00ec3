import { type Words, words } from '../problems/errors.ts';

export type Limit = string | number;

export const typesInRussian = (types: unknown) =>
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

export const bounds: Record<string, { code: string; say: (limit: Limit) => Words }> = {
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
export const formatCodes: Record<string, string> = { currency: 'unknown_currency' };

export const formatWords: Record<string, Words> = {
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
  'time-of-day': words('must be a time of a day, HH:MM', 'время в виде ЧЧ:ММ'),
  'date-time': words('must be an RFC 3339 instant with a zone', 'момент времени RFC 3339 с часовым поясом'),
};
