import { type AnyField, type Field, field, type Schema } from './field.ts';

type Value<F> = F extends { readonly value: infer V } ? V : never;

type Flat<T> = { [Key in keyof T]: T[Key] };

type Fields = Readonly<Record<string, AnyField>>;

type Whole<F> = { -readonly [Name in keyof F]: Value<F[Name]> };

export type Given<F> = Flat<
  { [Name in keyof F as F[Name] extends Field<unknown, 'required'> ? Name : never]: Value<F[Name]> } & {
    [Name in keyof F as F[Name] extends Field<unknown, 'required'> ? never : Name]?: Value<F[Name]>;
  }
>;

/** The schema of an object with these fields; all of them are required unless stated otherwise. */
export const objectSchema = (fields: Fields, required = Object.keys(fields)): Schema => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(fields).map(([name, { spec }]) => [name, spec.schema])),
  required,
  additionalProperties: false,
});

/** A structure whose values are always all present. */
export const structure = <F extends Fields>(fields: F, en: string, ru: string) =>
  field<Whole<F>>('structure', objectSchema(fields), en, ru, fields);

/** A list of structures. */
export const structures = <F extends Fields>(fields: F, en: string, ru: string, limits: Schema = {}) =>
  field<Array<Whole<F>>>('structure', { type: 'array', items: objectSchema(fields), ...limits }, en, ru, fields);

/** A structure stored as given: fields that are not required may be absent. */
export const givenStructure = <F extends Fields>(fields: F, en: string, ru: string) =>
  field<Given<F>>('structure', objectSchema(fields, requiredOf(fields)), en, ru, fields);

/** A list of structures stored as given. */
export const givenStructures = <F extends Fields>(fields: F, en: string, ru: string, limits: Schema = {}) =>
  field<Array<Given<F>>>(
    'structure',
    { type: 'array', items: objectSchema(fields, requiredOf(fields)), ...limits },
    en,
    ru,
    fields,
  );

export const requiredOf = (fields: Fields) =>
  Object.keys(fields).filter((name) => fields[name]?.spec.writing === 'required');
