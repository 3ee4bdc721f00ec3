import { keptName } from './kept-name.ts';
import type { UnderWay } from './make-keeper.ts';
import type { Draft } from './model/draft.ts';

/** What was typed and the server does not have yet. */
export interface LocalCopy {
  draft: Draft;
  /** Draft of the server it goes over. */
  draftVersion: number;
  at: string;
  underWay?: UnderWay | undefined;
}

export function readCopy(token: string): LocalCopy | null {
  try {
    return JSON.parse(localStorage.getItem(keptName(token)) ?? 'null') as LocalCopy | null;
  } catch {
    return null;
  }
}

/** Whether this device has kept it: a full or forbidden storage has not, though the server still gets it. */
export function writeCopy(token: string, copy: LocalCopy): boolean {
  try {
    localStorage.setItem(keptName(token), JSON.stringify(copy));
    return true;
  } catch {
    return false;
  }
}

export function dropCopy(token: string) {
  try {
    localStorage.removeItem(keptName(token));
  } catch {
    // Nothing was kept there either.
  }
}
