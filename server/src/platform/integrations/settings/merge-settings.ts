import type { TObject } from 'typebox';
import { intakeOf } from '../../../kernel/intake/intake-of.ts';
import { invalid, Refusal } from '../../../kernel/problems/errors.ts';
import { refuseMalformed } from './refuse-malformed.ts';
import {
  asksForCheck,
  givenAt,
  isRecord,
  isSecret,
  type SettingField,
  settingFields,
  valueAt,
  withValue,
} from './setting-fields.ts';

type Settings = Readonly<Record<string, unknown>>;

interface Merged {
  /** Without secrets. */
  settings: Record<string, unknown>;
  /** Secrets that are new, by path; null for one taken away. */
  secrets: Record<string, string | null>;
  /** Paths of what differs from what is stored. */
  changed: string[];
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
  refuseMalformed(schema, given, held);
  const fields = settingFields(schema);
  const sent = fields.filter((field) => isSent(field, given, held));
  // What a newer schema no longer knows is left behind.
  const known = fields.reduce<Settings>((all, { path }) => withValue(all, path, valueAt(stored, path)), {});
  const wanted = sent.reduce<Settings>(
    (all, { path }) => withValue(all, path, givenAt(given, path) ?? undefined),
    known,
  );
  const whole = checked(schema, wanted);
  const settings = fields.filter(isSecret).reduce((all, { path }) => withValue(all, path, undefined), whole);
  const secrets = sent.filter(isSecret).map(({ path }) => [path, valueAt(whole, path) ?? null] as const);
  const changed = sent.filter(
    (field) => isSecret(field) || !same(valueAt(stored, field.path), valueAt(whole, field.path)),
  );
  return {
    settings,
    secrets: Object.fromEntries(secrets) as Merged['secrets'],
    changed: changed.map(({ path }) => path),
    asksForCheck: changed.some(asksForCheck),
  };
}

function isSent(field: SettingField, given: Settings, held: Readonly<Record<string, string>>): boolean {
  const value = givenAt(given, field.path);
  if (!isSecret(field)) return value !== undefined;
  if (value === undefined || value === '' || value === held[field.path]) return false;
  return value !== null || field.path in held;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Holds settings against their schema, but for what is required: that is asked for when they are put to use. */
function checked(schema: TObject, settings: Settings): Settings {
  try {
    return intakeOf(lenient(schema))(settings) as Settings;
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'validation_failed') throw error;
    // Faults of settings stand under `/settings`.
    throw invalid(error.errors.map((fault) => ({ ...fault, at: `/settings${fault.at}` })));
  }
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
