import type { TObject } from 'typebox';
import { escapeToken } from '../../../kernel/intake/field-errors.ts';
import { fieldError, invalid, type Words, words } from '../../../kernel/problems/errors.ts';
import { maskSign } from '../../secrets/mask-secret.ts';
import { isRecord } from './setting-fields.ts';

type Settings = Readonly<Record<string, unknown>>;

/** Refuses what no schema of single fields can see: settings that are none, a group that is no object, a cover sent as a secret. */
export function refuseMalformed(
  schema: TObject,
  given: Settings,
  held: Readonly<Record<string, string>>,
  above = '',
): void {
  for (const [name, value] of Object.entries(given)) {
    const path = above === '' ? name : `${above}.${name}`;
    const field = Object.hasOwn(schema.properties, name) ? (schema.properties[name] as Settings) : undefined;
    if (!field) throw fault(path, 'unknown_field', words('is not a setting', 'нет такой настройки'));
    if (field.type === 'object' && isRecord(field.properties)) {
      if (value !== null && !isRecord(value)) throw fault(path, 'type', words('must be object', 'должно быть: объект'));
      if (isRecord(value)) refuseMalformed(field as unknown as TObject, value, held, path);
    }
    if (field['x-secret'] === true && typeof value === 'string' && value.startsWith(maskSign) && value !== held[path])
      throw fault(
        path,
        'covered_secret',
        words('is a masked secret, not the secret itself', 'это скрытое значение, а не сам секрет'),
      );
  }
}

const fault = (path: string, code: string, message: Words) =>
  invalid([fieldError(`/settings/${path.split('.').map(escapeToken).join('/')}`, code, message)]);
