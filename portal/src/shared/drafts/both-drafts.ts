import type { FormDraft } from '../../kit/form/draft-note.tsx';

/** Parts of one form that are kept apart, as one draft. */
export const bothDrafts = (...parts: readonly FormDraft[]): FormDraft => ({
  restoredAt: parts.find(({ restoredAt }) => restoredAt !== undefined)?.restoredAt,
  isKept: parts.some(({ isKept }) => isKept),
  drop: () => parts.forEach(({ drop }) => drop()),
  discard: () => parts.forEach(({ discard }) => discard()),
});
