/** A field of the settings form, as the schema of the server draws it. */
export interface SettingField {
  path: string;
  title: string;
  help: string | undefined;
  placeholder: string | undefined;
  widget: string;
  required: boolean;
  secret: boolean;
  /** Values of a choice, each with its name. */
  options: readonly { value: string; label: string }[];
  /** What it is when nothing is given. */
  usual: string | undefined;
  /** Title of the group it stands in, and whether the group may be left out as a whole. */
  group: string | undefined;
  groupPath: string | undefined;
  groupRequired: boolean;
}

export type SettingValue = string | boolean | readonly string[] | readonly Pair[];
export type Pair = readonly [string, string];
type SettingValues = Readonly<Record<string, SettingValue>>;

type Node = Readonly<Record<string, unknown>>;

/** Every leaf of a schema, in the order it asks for; fields of a group stand together. */
export function fieldsOf(schema: unknown, group?: { title: string; path: string; required: boolean }): SettingField[] {
  const { properties, required = [] } = schema as { properties?: Record<string, Node>; required?: string[] };
  return Object.entries(properties ?? {})
    .toSorted(([, left], [, right]) => orderOf(left) - orderOf(right))
    .flatMap(([name, node]) => {
      const path = group ? `${group.path}.${name}` : name;
      const needed = required.includes(name);
      if (isNode(node.properties)) return fieldsOf(node, { title: textOf(node.title) ?? name, path, required: needed });
      return [fieldOf(name, path, node, needed, group)];
    });
}

/** Fields by the group they stand in. */
export function groupsOf(fields: readonly SettingField[]) {
  const groups = new Map<string, { path?: string; title?: string; optional: boolean; members: SettingField[] }>();
  for (const field of fields) {
    const { groupPath = '', group, groupRequired } = field;
    const known = groups.get(groupPath) ?? {
      ...(groupPath && { path: groupPath }),
      ...(group && { title: group }),
      optional: !groupRequired,
      members: [],
    };
    known.members.push(field);
    groups.set(groupPath, known);
  }
  return [...groups.values()];
}

function fieldOf(
  name: string,
  path: string,
  node: Node,
  required: boolean,
  group?: { title: string; path: string; required: boolean },
): SettingField {
  const [example] = Array.isArray(node.examples) ? node.examples : [];
  const labels = isNode(node['x-labels']) ? node['x-labels'] : {};
  const inner = isNode(node.items) ? node.items : isNode(node.additionalProperties) ? node.additionalProperties : {};
  const values = node.enum ?? inner.enum;
  return {
    path,
    title: textOf(node.title) ?? name,
    help: textOf(node['x-help']) ?? textOf(node.description),
    placeholder: textOf(node['x-placeholder']) ?? (example === undefined ? undefined : String(example)),
    widget: textOf(node['x-widget']) ?? 'text',
    required,
    secret: node['x-secret'] === true,
    options: Array.isArray(values)
      ? values.map((value) => ({ value: String(value), label: textOf(labels[String(value)]) ?? String(value) }))
      : [],
    usual: node.default === undefined ? undefined : written(node.default),
    group: group?.title,
    groupPath: group?.path,
    groupRequired: group?.required ?? true,
  };
}

const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const orderOf = (node: Node) => (typeof node['x-order'] === 'number' ? node['x-order'] : 1_000);
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

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
  if (Array.isArray(value)) {
    if (value.length === 0) return null;
    return widget === 'mapping-table'
      ? Object.fromEntries((value as readonly Pair[]).filter(([key]) => key.trim() !== ''))
      : value;
  }
  const text = String(value ?? '').trim();
  if (text === '') return null;
  return widget === 'number' && /^-?\d{1,15}$/.test(text) ? Number(text) : text;
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
