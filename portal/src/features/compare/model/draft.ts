import { drafts, placeOf } from '../../../shared/drafts/draft-store.ts';
import type { Texts } from './quantities.ts';

/** What was typed and not saved, kept in this browser for one person and one requisition. */
interface Draft {
  /** When it was last typed at. */
  at: string;
  /** What was accepted when it was begun. */
  base: Texts;
  texts: Texts;
}

const place = (userId: string, requisitionId: string) =>
  placeOf(userId, location.pathname.split('/')[1] ?? '', 'compare', requisitionId);

export function readDraft(userId: string, requisitionId: string): Draft | null {
  const found = drafts.read(place(userId, requisitionId));
  if (!found || !isTexts(found.changes, 'base') || !isTexts(found.changes, 'texts')) return null;
  return { at: found.at, base: found.changes.base as Texts, texts: found.changes.texts as Texts };
}

/** Whether the browser has kept it. */
export const keepDraft = (userId: string, requisitionId: string, { base, texts }: Omit<Draft, 'at'>) =>
  drafts.keep(place(userId, requisitionId), { base, texts });

export const dropDraft = (userId: string, requisitionId: string) => drafts.drop(place(userId, requisitionId));

function isTexts(found: Readonly<Record<string, unknown>>, name: 'base' | 'texts'): boolean {
  const texts = found[name];
  if (typeof texts !== 'object' || texts === null) return false;
  return Object.values(texts).every(
    (line) =>
      typeof line === 'object' && line !== null && Object.values(line).every((text) => typeof text === 'string'),
  );
}
