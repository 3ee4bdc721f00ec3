import type { TObject } from 'typebox';
import { fieldError, invalid, Refusal, words } from '../../../kernel/errors.ts';
import { intakeOf } from '../../../kernel/intake.ts';
import { asksForCheck, isRecord, isSecret, settingFields, valueAt, withValue } from './setting-fields.ts';

type Settings = Readonly<Record<string, unknown>>;

export interface Merged {
  /** Without secrets. */
  settings: Record<string, unknown>;
  /** Secrets that are new, by path; null for one taken away. */
  secrets: Record<string, string | null>;
  changed: boolean;
  /** Something the connection depends on has changed. */
  asksForCheck: boolean;
}

/**
 * What a change makes of stored settings: a field left out stays, null takes it out, a secret that is empty or comes back covered
 * stays. The whole is then held against the schema; `held` are the secrets there are, with what is shown of each.
 */
export function mergeSettings(
  schema: TObject,
  stored: Settings,
  held: Readonly<Record<string, string>>,
  given: Settings,
): Merged {
  refuseUnknown(schema, given);
  const fields = settingFields(schema);
  const secrets: Merged['secrets'] = {};
  let settings: Record<string, unknown> = { ...stored };
  let rechecked = false;
  let changed = false;
  for (const field of fields) {
    const value = valueAt(given, field.path);
    if (value === undefined) continue;
    if (isSecret(field)) {
      if (value === '' || value === held[field.path]) continue;
      if (value === null && !(field.path in held)) continue;
      secrets[field.path] = value as string | null;
    } else {
      if (JSON.stringify(value) === JSON.stringify(valueAt(stored, field.path) ?? null)) continue;
      settings = withValue(settings, field.path, value ?? undefined);
    }
    changed = true;
    rechecked ||= asksForCheck(field);
  }
  const checked = checkSettings(schema, settings, { ...held, ...secrets }) as Record<string, unknown>;
  return { settings: checked, secrets, changed, asksForCheck: rechecked };
}

/** Holds settings against their schema, but for what is required: that is asked for when they are put to use. */
function checkSettings(schema: TObject, settings: Settings, secrets: Readonly<Record<string, string | null>>): unknown {
  const whole = Object.entries(secrets).reduce<Settings>((all, [path, secret]) => {
    return typeof secret === 'string' && !secret.startsWith('••••') ? withValue(all, path, secret) : all;
  }, settings);
  const cleaned = underSettings(() => intakeOf(lenient(schema))(whole)) as Settings;
  return settingFields(schema)
    .filter(isSecret)
    .reduce<Settings>(
      (all, { path }) => (valueAt(all, path) === undefined ? all : withValue(all, path, undefined)),
      cleaned,
    );
}

const lenientOf = new WeakMap<TObject, TObject>();

/** The same schema with nothing required. */
function lenient(schema: TObject): TObject {
  const known = lenientOf.get(schema);
  if (known) return known;
  const loosened = loosen({ ...schema }) as unknown as TObject;
  lenientOf.set(schema, loosened);
  return loosened;
}

function loosen(schema: Record<string, unknown>): Record<string, unknown> {
  if (schema.type !== 'object' || !isRecord(schema.properties)) return schema;
  const properties = Object.fromEntries(
    Object.entries(schema.properties).map(([name, inner]) => [name, loosen(inner as Record<string, unknown>)]),
  );
  return { ...schema, properties, required: [] };
}

/** Faults of settings stand under `/settings`. */
export function underSettings<T>(check: () => T): T {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'validation_failed') throw error;
    throw invalid(error.errors.map((fault) => ({ ...fault, at: `/settings${fault.at}` })));
  }
}

function refuseUnknown(schema: TObject, given: Settings, above = '') {
  for (const [name, value] of Object.entries(given)) {
    const field = (schema.properties as Record<string, Record<string, unknown>>)[name];
    const at = `${above}/${name}`;
    if (!field)
      throw invalid([fieldError(`/settings${at}`, 'unknown_field', words('is not a setting', 'нет такой настройки'))]);
    if (field.type === 'object' && isRecord(field.properties) && isRecord(value))
      refuseUnknown(field as unknown as TObject, value, at);
  }
}

/** Paths of required settings that are still missing; inside an object left out altogether nothing is. */
export function missingSettings(
  schema: TObject,
  settings: Settings,
  secrets: Readonly<Record<string, unknown>>,
): string[] {
  return settingFields(schema)
    .filter(({ path, required }) => required && isAsked(schema, settings, path))
    .filter((field) => (isSecret(field) ? !(field.path in secrets) : valueAt(settings, field.path) === undefined))
    .map(({ path }) => path);
}

/** A field of an optional object is asked for once that object has anything in it. */
function isAsked(schema: TObject, settings: Settings, path: string): boolean {
  const [outer, ...rest] = path.split('.') as [string, ...string[]];
  return rest.length === 0 || (schema.required ?? []).includes(outer) || settings[outer] !== undefined;
}
