import type { Permission, Scope } from '../../../nouns/kit/rights.ts';
import type { Actor } from './access/actor.ts';
import type { Db } from './sql/db.ts';

export type ValueType = 'string' | 'number' | 'money' | 'date' | 'datetime' | 'boolean' | 'array';

/** Answers for a set of entities in one trip: entity id → leaf → value; for a path with `[]` one place for each of its records. */
export type Answers = Map<string, Readonly<Record<string, unknown>>>;

/**
 * Leaves of a `[]` path from its records, one place for each: readers lay siblings side by side, so what has no value stays as
 * null. What a record holds several of, as `items[].suppliers[].name`, is a list in its place.
 */
export const inStep = <Row>(
  prefix: `${string}[].`,
  rows: readonly Row[],
  leaves: Readonly<Record<string, (row: Row) => unknown>>,
): Record<string, readonly unknown[]> =>
  Object.fromEntries(
    Object.entries(leaves).map(([leaf, valueOf]) => [prefix + leaf, rows.map((row) => valueOf(row) ?? null)]),
  );

export interface Variable {
  label: { en: string; ru: string };
  valueType: ValueType;
  /** A permission that guards this one value, such as a cost. */
  guard?: Permission;
}

/** Paths that come from one statement, under one right. Loaders take many ids, so a document of 500 rows costs one statement too. */
export interface VariableGroup {
  /** Scopes a key needs beside `variables.read`: all of the list; one of an inner list is enough. */
  scopes: readonly (Scope | readonly Scope[])[];
  /** The permission a person needs. */
  permission: Permission;
  load(db: Db, ids: readonly string[], actor: Actor): Promise<Answers>;
  paths: Readonly<Record<string, Variable>>;
}

export interface VariableNamespace {
  namespace: string;
  domain: string;
  /** The entities these paths are read from, spelled as the catalog shows them; old spellings are the surface's matter. */
  entityTypes: readonly string[];
  /** Which of the ids are records of this type in this portal. */
  exists(db: Db, ids: readonly string[], entityType: string): Promise<ReadonlySet<string>>;
  groups: readonly VariableGroup[];
  /** Leaves of what a portal has switched off: not offered, and without a value. */
  switchedOff?(db: Db): Promise<readonly string[]>;
}

export const variables = (declared: VariableNamespace): VariableNamespace => declared;
