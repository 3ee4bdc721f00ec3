import { documentKinds } from '../../../../nouns/document-kinds.ts';
import type { DocumentKind } from '../../kernel/document-kind.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import type { ValueType, Variable, VariableGroup } from '../../kernel/variables.ts';
import { customValueTypes } from '../custom-fields/custom-value-types.ts';
import { readDefinitions } from '../custom-fields/read-definitions.ts';

/** A path of a kind of document: what it is, and where its values come from. */
export interface DocumentPath {
  path: string;
  /** Its name in the answers of the group. */
  leaf: string;
  namespace: string;
  variable: Variable;
  group: VariableGroup;
}

const found = new WeakMap<DocumentKind, ReadonlyMap<string, DocumentPath>>();

/** The paths that the domain declares, by path. */
export function documentPaths(kind: DocumentKind): ReadonlyMap<string, DocumentPath> {
  const known = found.get(kind);
  if (known) return known;
  const paths = new Map(
    kind.variables.flatMap(({ namespace, groups }) =>
      groups.flatMap((group) =>
        Object.entries(group.paths).map(([leaf, variable]): [string, DocumentPath] => {
          const path = `${namespace}.${leaf}`;
          return [path, { path, leaf, namespace, variable, group }];
        }),
      ),
    ),
  );
  found.set(kind, paths);
  return paths;
}

export interface CustomPath {
  path: string;
  label: string;
  valueType: ValueType;
}

/** The portal's own fields of the record, and of the goods in its rows. */
export async function customPaths(ctx: ReadContext, kind: DocumentKind): Promise<CustomPath[]> {
  const { entityType } = documentKinds[kind.kind];
  return (await readDefinitions(ctx)).flatMap(({ entityType: type, status, key, label, type: holds }): CustomPath[] => {
    if (status !== 'active') return [];
    if (type === entityType) return [{ path: `custom.${key}`, label, valueType: customValueTypes[holds] }];
    if (type !== 'catalogItem' || !kind.itemFields) return [];
    return [{ path: `items.rows[].custom.${key}`, label, valueType: 'array' }];
  });
}

/** Those of the paths that lead nowhere; a kind that no domain prints yet is not judged. */
export async function unknownPaths(ctx: ReadContext, kind: DocumentKind | undefined, paths: readonly string[]) {
  if (!kind) return [];
  const known = documentPaths(kind);
  const others = paths.filter((path) => !known.has(path));
  if (others.length === 0) return [];
  const custom = new Set((await customPaths(ctx, kind)).map(({ path }) => path));
  return others.filter((path) => !custom.has(path));
}
