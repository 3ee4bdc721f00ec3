import { fieldOf, isProblem } from '../../../shared/api/problem.ts';
import type { bodyOfLines } from './line-values.ts';

/** Refusals by the position they are about: `/lines/3/price` is of the fourth of the lines that were sent. */
export function faultsByLine(error: unknown, lines: ReturnType<typeof bodyOfLines>): Record<string, string> {
  if (!isProblem(error)) return {};
  return Object.fromEntries(
    error.faults.flatMap((fault) => {
      const [first, index] = fieldOf(fault).split('.');
      const line = first === 'lines' ? lines[Number(index)] : undefined;
      const id = line?.rfqItemId ?? line?.procurementItemId;
      return id ? [[id, fault.message]] : [];
    }),
  );
}
