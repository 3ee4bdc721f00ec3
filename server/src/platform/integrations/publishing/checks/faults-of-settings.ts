import { type FieldError, fieldError, words } from '../../../../kernel/problems/errors.ts';
import { isRecord } from '../../settings/setting-fields.ts';
import { faultOfPattern } from './fault-of-pattern.ts';

const mostFields = 50;

const ofObject = new Set([
  'type',
  'title',
  'x-title-ru',
  'description',
  'x-description-ru',
  'properties',
  'required',
  'additionalProperties',
]);

const ofField: Readonly<Record<string, (value: unknown) => boolean>> = {
  type: (value) => ['string', 'integer', 'number', 'boolean'].includes(value as string),
  title: isText(100),
  'x-title-ru': isText(100),
  description: isText(500),
  'x-description-ru': isText(500),
  'x-placeholder': isText(100),
  'x-group': isText(100),
  'x-widget': (value) => ['text', 'password', 'number', 'switch', 'select', 'email', 'url'].includes(value as string),
  'x-order': Number.isInteger,
  'x-secret': (value) => value === true,
  'x-reverify': (value) => value === true,
  default: (value) => ['string', 'number', 'boolean'].includes(typeof value),
  enum: (value) => Array.isArray(value) && value.length > 0 && value.length <= 100 && value.every(isText(200)),
  minLength: isCount,
  maxLength: isCount,
  minimum: Number.isFinite,
  maximum: Number.isFinite,
  pattern: isText(200),
  format: (value) => ['email', 'uri', 'uuid', 'date'].includes(value as string),
};

/** Faults of the settings another company asks for: one flat object of plain fields, nothing referred to, nothing that runs long. */
export function faultsOfSettings(schema: Record<string, unknown>, at = '/manifest/settings'): FieldError[] {
  const unknown = Object.keys(schema).filter((keyword) => !ofObject.has(keyword));
  const faults = unknown.map((keyword) => notAllowed(`${at}/${keyword}`));
  if (schema.type !== 'object' || schema.additionalProperties !== false || !isRecord(schema.properties))
    return [
      ...faults,
      fieldError(
        at,
        'format',
        words(
          'must be an object with additionalProperties: false and properties',
          'нужен объект с additionalProperties: false и properties',
        ),
      ),
    ];
  const fields = Object.entries(schema.properties);
  if (fields.length > mostFields)
    faults.push(
      fieldError(
        `${at}/properties`,
        'max_items',
        words(`at most ${mostFields} fields`, `не более ${mostFields} полей`),
        { limit: mostFields },
      ),
    );
  const names = new Set(fields.map(([name]) => name));
  const required = schema.required ?? [];
  if (!Array.isArray(required) || required.some((name) => !names.has(name as string)))
    faults.push(
      fieldError(`${at}/required`, 'enum', words('names fields of properties', 'перечисляет поля из properties')),
    );
  return [
    ...faults,
    ...fields.slice(0, mostFields).flatMap(([name, field]) => faultsOfField(name, field, `${at}/properties/${name}`)),
  ];
}

function faultsOfField(name: string, field: unknown, at: string): FieldError[] {
  if (!/^[A-Za-z][A-Za-z0-9_]{0,63}$/.test(name))
    return [
      fieldError(
        at,
        'format',
        words('needs a name of letters, digits and _', 'имя поля состоит из латинских букв, цифр и _'),
      ),
    ];
  if (!isRecord(field) || field.type === undefined)
    return [fieldError(at, 'required', words('needs a type', 'нужен type'))];
  const faults = Object.entries(field).flatMap(([keyword, value]) => {
    const allows = ofField[keyword];
    if (!allows) return [notAllowed(`${at}/${keyword}`)];
    return allows(value)
      ? []
      : [fieldError(`${at}/${keyword}`, 'format', words('has a value that is not allowed', 'недопустимое значение'))];
  });
  if (!field.title || !field['x-title-ru'])
    faults.push(fieldError(at, 'required', words('needs title and x-title-ru', 'нужны title и x-title-ru')));
  const ofPattern = typeof field.pattern === 'string' && faultOfPattern(field.pattern, field.maxLength);
  if (ofPattern) faults.push(fieldError(`${at}/pattern`, 'pattern', ofPattern));
  if (soundsSecret.test(name) && field['x-secret'] !== true)
    faults.push(
      fieldError(
        at,
        'secret_expected',
        words('looks like a secret: mark it x-secret', 'похоже на секрет: отметьте его x-secret'),
      ),
    );
  if (field['x-secret'] === true && (field.type !== 'string' || field.default !== undefined))
    faults.push(
      fieldError(
        at,
        'format',
        words('a secret is text without a default', 'секрет задаётся строкой без значения по умолчанию'),
      ),
    );
  return faults;
}

const soundsSecret = /(password|passwd|secret|token|api_?key|private_?key|credential)/i;

const notAllowed = (at: string) =>
  fieldError(at, 'keyword_not_allowed', words('is a keyword that is not allowed', 'такое ключевое слово недопустимо'));

function isText(max: number) {
  return (value: unknown) => typeof value === 'string' && value.length > 0 && value.length <= max;
}

function isCount(value: unknown) {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 10_000;
}
