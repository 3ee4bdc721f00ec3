import type { Actor } from './actor.ts';
import type { Db } from './db.ts';
import type { Permission, Scope } from './rights.ts';

export type ValueType = 'string' | 'number' | 'money' | 'date' | 'datetime' | 'boolean' | 'array';

/** Answers for a set of entities in one trip: entity id → leaf → value; an array for a path with `[]`. */
export type Answers = Map<string, Readonly<Record<string, unknown>>>;

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
}

export const variables = (declared: VariableNamespace): VariableNamespace => declared;
