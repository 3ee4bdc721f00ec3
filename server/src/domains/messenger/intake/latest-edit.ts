/** A change of a message: from which text, as far as the provider tells, to which. */
export interface Edit {
  at: string;
  from: string | null;
  to: string | null;
}

/**
 * The text that a message ends with, in whatever order its edits came: the last by time, and among those of one time the one from which
 * none goes on. Where that leaves several, any order will do, as long as it is always the same.
 */
export function latestEdit(edits: readonly Edit[]): Edit | null {
  const last = edits.reduce<string | null>((most, { at }) => (most === null || at > most ? at : most), null);
  const ofThen = edits.filter(({ at }) => at === last);
  const ends = ofThen.filter(({ to }) => !ofThen.some((other) => other.from === to && other.to !== to));
  const [first] = (ends.length > 0 ? ends : ofThen).toSorted((a, b) => ((a.to ?? '') < (b.to ?? '') ? 1 : -1));
  return first ?? null;
}

/** The same edits with one more, unless it is among them. */
export const withEdit = (edits: readonly Edit[], { at, from, to }: Edit): readonly Edit[] =>
  edits.some((one) => one.at === at && one.from === from && one.to === to) ? edits : [...edits, { at, from, to }];
