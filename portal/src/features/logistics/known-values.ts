import type { AnyField } from '../../../../nouns/kit/field.ts';
import { knownValue } from '../../kit/form/of-field.ts';

/** Values that stand in the address, parted by commas; those that are none of the field are not asked for. */
export const knownValues = <F extends Readonly<Record<string, AnyField>>>(
  noun: { fields: F },
  name: keyof F & string,
  given: string | undefined,
) =>
  given
    ?.split(',')
    .filter((value) => knownValue(noun, name, value) !== undefined)
    .join(',') || undefined;
