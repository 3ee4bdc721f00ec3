import { isNode, type SettingField, written } from './setting-fields.ts';

export type SettingValue = string | boolean | readonly string[] | readonly Pair[];
export type Pair = readonly [string, string];
type SettingValues = Readonly<Record<string, SettingValue>>;

export const settingAt = (settings: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((within, name) => (isNode(within) ? within[name] : undefined), settings);

/** What the form begins with. A secret begins empty: what is stored is never shown. */
export const valuesOf = (fields: readonly SettingField[], settings: unknown): Record<string, SettingValue> =>
  Object.fromEntries(fields.map((field) => [field.path, valueOf(field, settingAt(settings, field.path))]));

function valueOf({ widget, secret }: SettingField, stored: unknown): SettingValue {
  if (secret) return '';
  if (widget === 'switch') return stored === true;
  if (widget === 'list' || widget === 'multi-select') return Array.isArray(stored) ? stored.map(String) : [];
  if (widget === 'mapping-table')
    return isNode(stored) ? Object.entries(stored).map(([key, value]) => [key, String(value)] as const) : [];
  return stored === undefined || stored === null ? '' : written(stored);
}

/** Only what differs, as the server takes it: null takes a field out, an empty secret stays as it is. */
export function changesOf(
  fields: readonly SettingField[],
  before: SettingValues,
  after: SettingValues,
  dropped: ReadonlySet<string> = new Set(),
): Record<string, unknown> {
  const changed = fields.filter(
    ({ path, groupPath }) =>
      !(groupPath && dropped.has(groupPath)) && JSON.stringify(before[path]) !== JSON.stringify(after[path]),
  );
  const all = changed.reduce<Record<string, unknown>>(
    (settings, field) => withValue(settings, field.path, sentOf(field, after[field.path])),
    {},
  );
  return [...dropped].reduce((settings, path) => withValue(settings, path, null), all);
}

function sentOf({ widget }: SettingField, value: SettingValue | undefined): unknown {
  if (typeof value === 'boolean') return value;
  if (widget === 'mapping-table') return tableOf(value as readonly Pair[]);
  if (Array.isArray(value)) return value.length === 0 ? null : value;
  const text = String(value ?? '').trim();
  if (text === '') return null;
  return widget === 'number' && /^-?\d{1,15}$/.test(text) ? Number(text) : text;
}

/** Rows whose other end nobody has named are no rows. */
function tableOf(rows: readonly Pair[]): Record<string, string> | null {
  const named = rows.map(([key, value]) => [key.trim(), value] as const).filter(([key]) => key !== '');
  return named.length === 0 ? null : Object.fromEntries(named);
}

function withValue(settings: Record<string, unknown>, path: string, value: unknown): Record<string, unknown> {
  const [name, ...rest] = path.split('.') as [string, ...string[]];
  const inner = settings[name];
  return {
    ...settings,
    [name]: rest.length === 0 ? value : withValue(isNode(inner) ? { ...inner } : {}, rest.join('.'), value),
  };
}

/** Required settings that stand empty: the first thing on the way to «Installed». */
export const missingOf = (fields: readonly SettingField[], settings: unknown): SettingField[] =>
  fields.filter(
    ({ path, required, groupPath, groupRequired }) =>
      required &&
      settingAt(settings, path) === undefined &&
      (groupPath === undefined || groupRequired || settingAt(settings, groupPath) !== undefined),
  );

/** Groups that may be left out as a whole. */
export const optionalGroups = (fields: readonly SettingField[]) => [
  ...new Set(fields.flatMap(({ groupPath, groupRequired }) => (groupPath && !groupRequired ? [groupPath] : []))),
];

/** Without the groups of these fields: what has come back of a group shows it, or it would be lost in silence. */
export function withoutGroupsOf(off: ReadonlySet<string>, fields: readonly SettingField[], back: object): Set<string> {
  const shown = new Set(fields.filter(({ path }) => path in back).map(({ groupPath }) => groupPath));
  return new Set([...off].filter((path) => !shown.has(path)));
}
