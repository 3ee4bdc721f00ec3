import type { TObject, TSchema } from 'typebox';

/** One leaf of a settings schema, by its path: `smtp.password`. */
export interface SettingField {
  path: string;
  schema: TSchema & Record<string, unknown>;
  required: boolean;
}

/** Every leaf of a schema of settings, in order; objects inside it are walked into, lists are leaves. */
export function settingFields(schema: TObject, above = ''): SettingField[] {
  const required = new Set(schema.required ?? []);
  return Object.entries(schema.properties as Record<string, TSchema & Record<string, unknown>>).flatMap(
    ([name, field]) => {
      const path = above === '' ? name : `${above}.${name}`;
      const nested = field.type === 'object' && typeof field.properties === 'object';
      return nested
        ? settingFields(field as unknown as TObject, path)
        : [{ path, schema: field, required: required.has(name) }];
    },
  );
}

export const isSecret = ({ schema }: SettingField) => schema['x-secret'] === true;

/** A change of it asks for a new check; every secret does. */
export const asksForCheck = (field: SettingField) => isSecret(field) || field.schema['x-reverify'] === true;

export function valueAt(settings: Readonly<Record<string, unknown>>, path: string): unknown {
  return path.split('.').reduce<unknown>((within, name) => (isRecord(within) ? within[name] : undefined), settings);
}

/** What a change says of a field: null where it, or a group it stands in, is null; undefined where it is left out. */
export function givenAt(given: Readonly<Record<string, unknown>>, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((within, name) => (isRecord(within) ? within[name] : within === null ? null : undefined), given);
}

/** The same settings with this value in its place; `undefined` takes it out, and a group left empty too. Nothing given is changed. */
export function withValue(
  settings: Readonly<Record<string, unknown>>,
  path: string,
  value: unknown,
): Record<string, unknown> {
  const [name, ...rest] = path.split('.') as [string, ...string[]];
  const inner = settings[name];
  const put = rest.length === 0 ? value : withValue(isRecord(inner) ? inner : {}, rest.join('.'), value);
  const { [name]: _, ...others } = settings;
  const isGone = put === undefined || (rest.length > 0 && Object.keys(put as object).length === 0);
  return isGone ? others : { ...others, [name]: put };
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
