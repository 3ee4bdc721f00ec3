import Type, { type TOptional, type TSchema, type TUnsafe } from 'typebox';
import type { AnyField, Field } from '../../../nouns/kit/field.ts';
import type { Fields, Noun } from '../../../nouns/kit/noun.ts';
import type { Permission } from '../../../nouns/kit/rights.ts';
import type { Words } from '../../../nouns/kit/words.ts';
import { entity } from './entity.ts';

type SchemaOf<F> = F extends { readonly value: infer V } ? TUnsafe<V> : never;

/** The fields of answers, each checked and documented by its own schema. */
type Answered<F extends Fields> = { [Name in keyof F]: SchemaOf<F[Name]> };

type Written<F extends Fields, W> = {
  [Name in keyof F as F[Name] extends Field<unknown, infer Has> ? (Has extends W ? Name : never) : never]: F[Name];
};

type Optional<F> = { [Name in keyof F]: TOptional<SchemaOf<F[Name]>> };

/** What a caller gives to create a record. */
type Creation<F extends Fields> = Answered<Written<F, 'required'>> & Optional<Written<F, 'optional'>>;

/** What a caller may change. */
type Change<F extends Fields> = Optional<Written<F, 'required' | 'optional'>>;

/** The entity of a noun, for operations, facts and the contract: its fields become schemas of answers and of input. */
export function entityOf<
  F extends Fields,
  Fact extends string,
  Status extends string,
  Moves extends string,
  Tells extends Type.TProperties,
>(
  noun: Noun<F, Fact, Status, Moves>,
  more: {
    /** Further data in facts of a change, such as which lines changed. */
    changesTell?: Tells;
  } = {},
) {
  const { lifecycle, words, ...rest } = noun;
  const made = entity<Answered<F>, Fact>({
    ...rest,
    ...more,
    noun: words,
    fields: answeredOf(noun.fields),
    guarded: guardsOf(noun) as Partial<Record<keyof F & string, Permission>>,
    ...(lifecycle && {
      lifecycle: { ...lifecycle, statuses: Object.keys(lifecycle.statuses), statusWords: lifecycle.statuses },
    }),
  });
  return {
    ...made,
    declared: noun,
    statuses: Object.keys(lifecycle?.statuses ?? {}) as Status[],
    statusWords: (lifecycle?.statuses ?? {}) as Readonly<Record<string, Words>>,
    moves: lifecycle?.moves ?? {},
    creation: creationOf(noun.fields),
    change: changeOf(noun.fields),
  };
}

/** Schemas of all fields, as in answers. */
export const answeredOf = <F extends Fields>(fields: F) => schemasOf(fields, () => true) as Answered<F>;

/** What a caller gives to create a record or a value of a structure. */
export const creationOf = <F extends Fields>(fields: F) =>
  ({ ...schemasOf(fields, isRequired), ...optional(schemasOf(fields, isOptional)) }) as Creation<F>;

/** What a caller may change; omitted fields keep their values. */
export const changeOf = <F extends Fields>(fields: F) =>
  optional(schemasOf(fields, (field) => isRequired(field) || isOptional(field))) as Change<F>;

const isRequired = ({ spec }: AnyField) => spec.writing === 'required';
const isOptional = ({ spec }: AnyField) => spec.writing === 'optional';

const schemasOf = (fields: Fields, wanted: (field: AnyField) => boolean): Record<string, TSchema> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (wanted(field) ? [[name, Type.Unsafe(field.spec.schema)]] : [])),
  );

const optional = (schemas: Record<string, TSchema>) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, Type.Optional(schema)]));

const guardsOf = ({ fields }: Noun) =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, { spec }]) => (spec.guard ? [[name, spec.guard]] : [])));
