import type { AnyField } from '../../../../nouns/kit/field.ts';
import type { Noun } from '../../../../nouns/kit/noun.ts';
import { Exact } from '../../kernel/values/decimal.ts';

/** Whether values give a held record anything else than it has, in a field that is not set aside. What is left out changes nothing. */
export const differs = <Held extends object>(
  { fields }: Pick<Noun, 'fields'>,
  held: Held,
  values: { readonly [Name in keyof Held]?: Held[Name] | undefined },
  aside: ReadonlyArray<keyof Held> = [],
): boolean =>
  Object.entries(values)
    .filter(([name, value]) => value !== undefined && !aside.includes(name as keyof Held))
    .some(([name, value]) => plain(fields[name], value) !== plain(fields[name], held[name as keyof Held]));

/** Decimals are compared by value. Texts are not, even where they look like decimals. */
const plain = (field: AnyField | undefined, value: unknown) =>
  field?.spec.kind === 'decimal' && typeof value === 'string' ? new Exact(value).toFixed() : JSON.stringify(value);
