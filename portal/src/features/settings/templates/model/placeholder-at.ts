import type { PlaceholderFilter } from '../../../../../../nouns/placeholders-of.ts';

/** A variable as a text of a layout names it. */
export const placeholderOf = (path: string, filter: PlaceholderFilter | undefined): string =>
  filter ? `{${path}|${filter}}` : `{${path}}`;

export interface Selection {
  from: number;
  to: number;
}

/** A text with something put where the cursor is, and where the cursor stands afterwards. */
export function insertedAt(text: string, { from, to }: Selection, what: string): { text: string; cursor: number } {
  const [start, end] = [Math.min(from, text.length), Math.min(Math.max(from, to), text.length)];
  return { text: text.slice(0, start) + what + text.slice(end), cursor: start + what.length };
}
