import type { Noun } from '../../../../nouns/kit/noun.ts';
import { plainValue } from './plain-value.ts';

/** Whether values give a held record anything else than it has, in a field that is not set aside. What is left out changes nothing. */
export const differs = <Held extends object>(
  { fields }: Pick<Noun, 'fields'>,
  held: Held,
  values: { readonly [Name in keyof Held]?: Held[Name] | undefined },
  aside: ReadonlyArray<keyof Held> = [],
): boolean =>
  Object.entries(values)
    .filter(([name, value]) => value !== undefined && !aside.includes(name as keyof Held))
    .some(([name, value]) => plainValue(fields[name], value) !== plainValue(fields[name], held[name as keyof Held]));
