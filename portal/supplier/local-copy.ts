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

/** Named by the beginning of the token alone: the whole of it is a key. */
const nameOf = (token: string) => `prokura.rfq.${token.slice(0, 12)}`;

export function readCopy(token: string): LocalCopy | null {
  try {
    return JSON.parse(localStorage.getItem(nameOf(token)) ?? 'null') as LocalCopy | null;
  } catch {
    return null;
  }
}

/** Whether this device has kept it: a full or forbidden storage has not, though the server still gets it. */
export function writeCopy(token: string, copy: LocalCopy): boolean {
  try {
    localStorage.setItem(nameOf(token), JSON.stringify(copy));
    return true;
  } catch {
    return false;
  }
}

export function dropCopy(token: string) {
  try {
    localStorage.removeItem(nameOf(token));
  } catch {
    // Nothing was kept there either.
  }
}
