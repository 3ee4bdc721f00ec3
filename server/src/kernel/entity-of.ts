import Type, { type TOptional, type TSchema, type TUnsafe } from 'typebox';
import type { AnyField, Field } from '../../../nouns/kit/field.ts';
import type { Fields, Noun } from '../../../nouns/kit/noun.ts';
import type { Permission } from '../../../nouns/kit/rights.ts';
import { entity } from './entity.ts';

type SchemaOf<F> = F extends { readonly value: infer V } ? TUnsafe<V> : never;

/** The fields of answers, each checked and documented by its own schema. */
type Answered<F extends Fields> = { [Name in keyof F]: SchemaOf<F[Name]> };

type Written<F extends Fields, W> = {
  [Name in keyof F as F[Name] extends Field<unknown, infer Has> ? (Has extends W ? Name : never) : never]: F[Name];
};

type Optional<F> = { [Name in keyof F]: TOptional<SchemaOf<F[Name]>> };

/** What a caller gives to make a record. */
type Creation<F extends Fields> = Answered<Written<F, 'required'>> & Optional<Written<F, 'optional'>>;

/** What a caller may change. */
type Change<F extends Fields> = Optional<Written<F, 'required' | 'optional'>>;

/** A noun as operations, facts and the contract use it: its fields become schemas of answers and of what callers give. */
export function entityOf<
  F extends Fields,
  Fact extends string,
  Status extends string,
  Moves extends string,
  Tells extends Type.TProperties,
>(
  noun: Noun<F, Fact, Status, Moves>,
  more: {
    /** What facts of a change tell besides, such as which lines changed. */
    changesTell?: Tells;
  } = {},
) {
  const all = Object.entries(noun.fields);
  const schemas = (chosen: ReadonlyArray<[string, AnyField]>) =>
    Object.fromEntries(chosen.map(([name, { spec }]) => [name, Type.Unsafe(spec.schema)]));
  const optional = (given: Record<string, TSchema>) =>
    Object.fromEntries(Object.entries(given).map(([name, schema]) => [name, Type.Optional(schema)]));
  const required = schemas(all.filter(([, { spec }]) => spec.writing === 'required'));
  const others = schemas(all.filter(([, { spec }]) => spec.writing === 'optional'));
  const { lifecycle, words, ...rest } = noun;
  const card = entity<Answered<F>, Fact>({
    ...rest,
    ...more,
    noun: words,
    fields: schemas(all) as Answered<F>,
    guarded: guardsOf(noun) as Partial<Record<keyof F & string, Permission>>,
    ...(lifecycle && { lifecycle: { ...lifecycle, statuses: Object.keys(lifecycle.statuses) } }),
  });
  return {
    ...card,
    declared: noun,
    creation: { ...required, ...optional(others) } as Creation<F>,
    change: optional({ ...required, ...others }) as Change<F>,
  };
}

const guardsOf = ({ fields }: Noun) =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, { spec }]) => (spec.guard ? [[name, spec.guard]] : [])));
