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

export type Node = Readonly<Record<string, unknown>>;

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

export const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const orderOf = (node: Node) => (typeof node['x-order'] === 'number' ? node['x-order'] : 1_000);
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
