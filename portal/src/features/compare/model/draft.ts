import type { Texts } from './quantities.ts';

/** What was typed and not saved, kept in this browser for one person and one requisition. */
export interface Draft {
  /** When it was last typed at. */
  at: string;
  /** What was accepted when it was begun. */
  base: Texts;
  texts: Texts;
}

const place = (userId: string, requisitionId: string) => `prokura.compare.${userId}.${requisitionId}`;

export function readDraft(userId: string, requisitionId: string): Draft | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place(userId, requisitionId)) ?? 'null');
    return isDraft(found) ? found : null;
  } catch {
    return null;
  }
}

export function keepDraft(userId: string, requisitionId: string, draft: Draft) {
  try {
    localStorage.setItem(place(userId, requisitionId), JSON.stringify(draft));
  } catch {
    // The browser has no room, or keeps nothing: what is typed lives as long as the page.
  }
}

export const dropDraft = (userId: string, requisitionId: string) =>
  localStorage.removeItem(place(userId, requisitionId));

const isDraft = (found: unknown): found is Draft =>
  typeof found === 'object' && found !== null && 'at' in found && isTexts(found, 'base') && isTexts(found, 'texts');

function isTexts(found: object, name: 'base' | 'texts'): boolean {
  const texts = (found as Record<string, unknown>)[name];
  if (typeof texts !== 'object' || texts === null) return false;
  return Object.values(texts).every(
    (line) =>
      typeof line === 'object' && line !== null && Object.values(line).every((text) => typeof text === 'string'),
  );
}
