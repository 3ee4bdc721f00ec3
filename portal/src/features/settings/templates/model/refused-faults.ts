import { fieldOf, isProblem } from '../../../../shared/api/problem.ts';
import type { Faults } from './faults-of-layout.ts';
import type { Sheet } from './sheet.ts';

/** What the server refused of a layout, at its blocks: `/layout/blocks/3/text` → the fourth block, under its text. */
export function refusedFaults(error: unknown, { blocks }: Sheet) {
  const placed = new Map<string, Faults>();
  if (!isProblem(error)) return { placed, isPlaced: false };
  for (const fault of error.faults) {
    const [, place, path] = /^layout\.(?:blocks\.(\d+)|page)\.(.+)$/.exec(fieldOf(fault)) ?? [];
    const id = place === undefined ? 'page' : blocks[Number(place)]?.id;
    if (path !== undefined && id !== undefined) placed.set(id, { ...placed.get(id), [path]: fault.message });
  }
  const count = [...placed.values()].reduce((sum, faults) => sum + Object.keys(faults).length, 0);
  return { placed, isPlaced: count > 0 && count === error.faults.length };
}
