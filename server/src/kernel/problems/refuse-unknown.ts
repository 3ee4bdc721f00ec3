import { invalid, unknownRecord } from './errors.ts';

/** Refuses identifiers of a list that name nothing, each at its place in the list `field`. */
export function refuseUnknown(ids: readonly string[], known: Pick<ReadonlySet<string>, 'has'>, field: string): void {
  const faults = ids.flatMap((id, place) => (known.has(id) ? [] : unknownRecord(`/${field}/${place}`)));
  if (faults.length > 0) throw invalid(faults);
}
