import type { Actor } from '../../kernel/access/actor.ts';
import type { Words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import type { Answers, ValueType, VariableNamespace } from '../../kernel/variables.ts';
import type { Rights } from './may-resolve.ts';

/** Values loaded by one statement; variables that share it share its round trip. */
export interface Source {
  load(db: Db, ids: readonly string[], actor: Actor): Promise<Answers>;
}

/** One path of the catalog, with everything needed to list and resolve it. */
export interface ServedVariable {
  path: string;
  /** Its name in the answers of the source. */
  leaf: string;
  label: Words;
  domain: string;
  entityTypes: readonly string[];
  valueType: ValueType;
  rights: Rights;
  /** Undefined if the records with the value are not available yet. */
  source?: Source;
}

/** Every path the domains declare, in the order they are registered. */
export const servedVariables = (namespaces: readonly VariableNamespace[]): readonly ServedVariable[] =>
  namespaces.flatMap(({ namespace, domain, entityTypes, groups }) =>
    groups.flatMap((group) =>
      Object.entries(group.paths).map(([leaf, { label, valueType, guard }]) => ({
        path: `${namespace}.${leaf}`,
        leaf,
        label,
        domain,
        entityTypes,
        valueType,
        rights: { scopes: group.scopes, permission: group.permission, ...(guard && { guard }) },
        source: group,
      })),
    ),
  );

/** Paths of extensions that this portal does not use. */
export const pathsSwitchedOff = (namespaces: readonly VariableNamespace[]) => async (db: Db) => {
  const paths = new Set<string>();
  for (const { namespace, switchedOff } of namespaces)
    for (const leaf of (await switchedOff?.(db)) ?? []) paths.add(`${namespace}.${leaf}`);
  return paths;
};
