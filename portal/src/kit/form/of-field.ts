import type { AnyField, Field } from '../../../../nouns/kit/field.ts';
import { say } from '../say.ts';

type Declared<F> = { fields: F };
type Fields = Readonly<Record<string, AnyField>>;

const specOf = <F extends Fields>({ fields }: Declared<F>, name: keyof F & string) => (fields[name] as AnyField).spec;

/** What an input shows of a field: its label, whether it must be given, and how long it may be. */
export function ofField<F extends Fields>(noun: Declared<F>, name: keyof F & string) {
  const { label, schema, writing } = specOf(noun, name);
  return {
    label: say(label),
    ...(writing === 'required' && { required: true }),
    ...(typeof schema.maxLength === 'number' && { maxLength: schema.maxLength }),
  };
}

/** A field as people call it. */
export const labelOf = <F extends Fields>(noun: Declared<F>, name: keyof F & string) => say(specOf(noun, name).label);

type Texts<F extends Fields> = {
  [Name in keyof F & string]: F[Name] extends Field<infer V, 'optional' | 'required'>
    ? string extends NonNullable<V>
      ? Name
      : never
    : never;
}[keyof F & string];

/** The fields of text that a form may write, in the order of the noun. */
export const textFieldsOf = <F extends Fields>({ fields }: Declared<F>) =>
  Object.entries(fields).flatMap(([name, { spec }]) =>
    spec.kind === 'text' && spec.writing !== undefined ? [name] : [],
  ) as Array<Texts<F>>;

/** The values of a choice, for a select. */
export const choicesOf = <F extends Fields>(noun: Declared<F>, name: keyof F & string) =>
  Object.entries(specOf(noun, name).choices ?? {}).map(([value, called]) => ({ value, label: say(called) }));

/** A value of a choice as people call it. */
export const valueOf = <F extends Fields>(noun: Declared<F>, name: keyof F & string, value: string) =>
  say(specOf(noun, name).choices?.[value] ?? { en: value, ru: value });

type ChoiceOf<Field> = Field extends { readonly value: infer V }
  ? V extends ReadonlyArray<infer One>
    ? One
    : NonNullable<V>
  : never;

/** A value of a choice that stands in an address; one that is none of its values is left out. */
export const knownValue = <F extends Fields, N extends keyof F & string>(
  noun: Declared<F>,
  name: N,
  given: string | undefined,
) => (given !== undefined && given in (specOf(noun, name).choices ?? {}) ? (given as ChoiceOf<F[N]>) : undefined);

/** Values of a choice that stand in an address, parted by commas; those that are none of its values are left out. */
export const knownValues = <F extends Fields>(
  noun: Declared<F>,
  name: keyof F & string,
  given: string | undefined,
): string | undefined =>
  given
    ?.split(',')
    .filter((value) => knownValue(noun, name, value) !== undefined)
    .join(',') || undefined;
