import type { AnyField, Field } from './field.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { Words } from './words.ts';

export type Fields = Readonly<Record<string, AnyField>>;

/** What the server and the portal both know of a business noun: plain data, no behaviour. */
export interface Noun<
  F extends Fields = Fields,
  Fact extends string = string,
  Status extends string = string,
  Moves extends string = string,
> {
  /** Internal kind of the record, as the interface spells it: `catalog_item`. */
  readonly type: string;
  readonly words: Words;
  readonly table: string;
  /** The alias of its rows in statements. */
  readonly alias: string;
  /** `stable` facts are the public catalog, `business` ones are delivered by name or to empty lists, `internal` ones stay in the audit trail. */
  readonly audience: 'stable' | 'business' | 'internal';
  readonly fields: F;
  readonly facts: readonly Fact[];
  /** Further facts of a stable noun outside the stable catalog, published as `<type>.<fact>`. */
  readonly businessFacts?: readonly Fact[];
  readonly displayName: keyof F & string;
  readonly lifecycle?: Lifecycle<Status, Moves>;
  /** Its name in custom field definitions: `catalogItem`. */
  readonly customFieldsOf?: string;
}

export const noun = <
  F extends Fields,
  const Fact extends string,
  Status extends string = never,
  Moves extends string = never,
>(
  declared: Noun<F, Fact, Status, Moves>,
): Noun<F, Fact, Status, Moves> => declared;

type Value<F> = F extends { readonly value: infer V } ? V : never;

/** A record of the noun, as in answers. */
export type RecordOf<N extends { fields: Fields }> = {
  -readonly [Name in keyof N['fields']]: Value<N['fields'][Name]>;
};

type Written<F extends Fields> = { [Name in keyof F]: F[Name] extends Field<unknown, 'never'> ? never : Name }[keyof F];

/** What a caller may write of it. */
export type InputOf<N extends { fields: Fields }> = Partial<Pick<RecordOf<N>, Written<N['fields']>>>;

/** A value of the structure, as in answers. */
export type StructureOf<F extends Fields> = RecordOf<{ fields: F }>;
