import type { Permission, Scope } from '../../../nouns/kit/rights.ts';
import type { Words } from '../../../nouns/kit/words.ts';
import type { Actor } from './access/actor.ts';
import type { Db } from './sql/db.ts';

export type ValueType = 'string' | 'number' | 'money' | 'date' | 'datetime' | 'boolean' | 'array';

/** Values for a set of entities in one round trip: entity id → leaf → value; a path with `[]` has one position for each of its records. */
export type Answers = Map<string, Readonly<Record<string, unknown>>>;

/**
 * Leaves of a `[]` path from its records, one position for each: readers align sibling paths by position, so a missing value is
 * null. Several values of one record, as in `items[].suppliers[].name`, are a list at its position.
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
  label: Words;
  valueType: ValueType;
  /** A permission that guards this one value, such as a cost. */
  guard?: Permission;
  /** What people call the values, where they are codes: documents print the words. */
  choices?: Readonly<Record<string, Words>>;
  /** The customer's own, such as its bank account: the guard keeps it from our people, not from the customer. */
  isCustomers?: true;
  /** The leaf that papers print in its place: what a customer may read of it, which needs no guard. */
  printedLeaf?: string;
}

/** Paths loaded by one statement, under one right. Loaders take many ids, so a document of 500 rows also costs one statement. */
export interface VariableGroup {
  /** Scopes a key needs besides `variables.read`: all of the list; of an inner list any one. */
  scopes: readonly (Scope | readonly Scope[])[];
  /** The permission a person needs. */
  permission: Permission;
  load(db: Db, ids: readonly string[], actor: Actor): Promise<Answers>;
  paths: Readonly<Record<string, Variable>>;
}

export interface VariableNamespace {
  namespace: string;
  domain: string;
  /** The entities of these paths, as the catalog spells them; the surface handles old spellings. */
  entityTypes: readonly string[];
  /** Which of the ids are records of this type in this portal. */
  exists(db: Db, ids: readonly string[], entityType: string): Promise<ReadonlySet<string>>;
  groups: readonly VariableGroup[];
  /** Leaves of features that a portal has switched off: not listed, and without a value. */
  switchedOff?(db: Db): Promise<readonly string[]>;
}

/** Records that name a party whose words their documents print, and the right to read them. */
export interface NamingParty
  extends Pick<VariableNamespace, 'entityTypes' | 'exists'>,
    Pick<VariableGroup, 'scopes' | 'permission'> {
  /** Whom each record names; in one statement. */
  partiesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string | null>>;
}

export const variables = (declared: VariableNamespace): VariableNamespace => declared;
