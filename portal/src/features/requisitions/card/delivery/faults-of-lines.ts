import { isProblem } from '../../../../shared/api/problem.ts';

/** Refusals by the line they are about: rules name it in the refusal itself, faults by its place among those that were sent. */
export function faultsOfLines(error: unknown, sent: readonly string[] = []): ReadonlyMap<string, string> {
  const faults = new Map<string, string>();
  if (!isProblem(error)) return faults;
  const add = (id: string | undefined, sentence: string) => {
    if (id) faults.set(id, [faults.get(id), sentence].filter(Boolean).join(' '));
  };
  for (const { pointer, message } of error.faults)
    add(sent[Number(/^\/items\/(\d+)/.exec(pointer ?? '')?.[1])], message);
  const { procurementItemId } = error.members;
  if (faults.size === 0 && typeof procurementItemId === 'string') add(procurementItemId, error.detail);
  return faults;
}
