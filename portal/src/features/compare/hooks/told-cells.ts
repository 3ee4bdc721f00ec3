import { isProblem } from '../../../shared/api/problem.ts';
import { cellAt } from '../model/decisions.ts';
import type { Texts } from '../model/quantities.ts';
import { sayRefusal } from '../words.ts';
import type { Saving } from './use-save.ts';

/** A saving the server refused, and what the cells held then. */
export interface Refused {
  error: unknown;
  saving: Saving;
  texts: Texts;
}

/** What the server said of cells, by line and offer, as long as the cell holds what was refused. */
export function toldCells(refused: Refused | null, texts: Texts): Record<string, Record<string, string>> {
  const told: Record<string, Record<string, string>> = {};
  if (!refused || !isProblem(refused.error)) return told;
  for (const fault of refused.error.faults) {
    const cell = cellAt(refused.saving.decisions, fault.pointer);
    if (!cell?.key || texts[cell.lineId]?.[cell.key] !== refused.texts[cell.lineId]?.[cell.key]) continue;
    told[cell.lineId] = { ...told[cell.lineId], [cell.key]: sayRefusal(fault) };
  }
  return told;
}
