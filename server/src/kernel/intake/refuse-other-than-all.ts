import { type FieldError, fieldError, invalid, words } from '../problems/errors.ts';

/** A new order must name each active record exactly once, and nothing else. */
export function refuseOtherThanAll(at: string, held: ReadonlyArray<{ id: string }>, given: readonly string[]) {
  const known = new Set(held.map(({ id }) => id));
  const named = new Set(given);
  const strange = given.flatMap((id, index): FieldError[] =>
    known.has(id)
      ? []
      : [
          fieldError(
            `${at}/${index}`,
            'not_found_reference',
            words('is not one of the active records', 'среди действующих такого нет'),
          ),
        ],
  );
  const missing = [...known].filter((id) => !named.has(id));
  const wanting = fieldError(
    at,
    'required',
    words('must name every active record', 'нужно перечислить все действующие'),
    {
      missing,
    },
  );
  const errors = missing.length > 0 ? [wanting, ...strange] : strange;
  if (errors.length > 0) throw invalid(errors);
}
