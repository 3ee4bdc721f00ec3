import type { TObject } from 'typebox';
import { isSecret, settingFields, valueAt } from './setting-fields.ts';

type Settings = Readonly<Record<string, unknown>>;

/** Paths of required settings that are still missing; inside a group left out altogether nothing is. */
export function missingSettings(schema: TObject, settings: Settings, secrets: Settings): string[] {
  return settingFields(schema)
    .filter(({ path, required }) => required && isAsked(schema, settings, secrets, path))
    .filter((field) => (isSecret(field) ? !(field.path in secrets) : valueAt(settings, field.path) === undefined))
    .map(({ path }) => path);
}

/** A field of an optional group is asked for once that group has anything in it. */
function isAsked(schema: TObject, settings: Settings, secrets: Settings, path: string): boolean {
  const [outer, ...rest] = path.split('.') as [string, ...string[]];
  if (rest.length === 0 || (schema.required ?? []).includes(outer) || settings[outer] !== undefined) return true;
  return Object.keys(secrets).some((held) => held.startsWith(`${outer}.`));
}
