import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { fieldOf, isProblem } from '../../shared/api/problem.ts';

/**
 * A refusal at its fields: what belongs to a field stands under it, the rest above the form. `rename` says where a field of the
 * request stands in the form when the two differ.
 */
export function useFormProblem<Values>(
  form: Pick<UseFormReturnType<Values>, 'setErrors' | 'getInputProps'>,
  fields: readonly string[],
  rename: (field: string) => string = (field) => field,
) {
  const [above, setAbove] = useState<unknown>();
  return {
    above,
    clear: () => setAbove(undefined),
    show(error: unknown) {
      if (!isProblem(error)) return setAbove(error);
      const placed = error.faults.map((fault) => [rename(fieldOf(fault)), fault.message] as const);
      const known = placed.filter(([field]) => isOneOf(field, fields));
      form.setErrors(Object.fromEntries(known));
      setAbove(known.length === placed.length && known.length > 0 ? undefined : error);
    },
  };
}

const isOneOf = (field: string, fields: readonly string[]) =>
  fields.some((name) => field === name || field.startsWith(`${name}.`));
