/** A field found in a letter, and the words it came from: offsets of the text, the end excluded. */
export interface FoundField {
  field: string;
  value: string;
  start: number;
  end: number;
}

/** A row that a letter seems to contain. */
export interface FoundRow {
  fields: readonly FoundField[];
  /** How sure the reading is, from 0 to 1. */
  confidence: number;
}

/** A stretch of the letter. */
export interface Span {
  text: string;
  start: number;
}

/** The span without blanks and the marks given around it; nothing where nothing is left. */
export function trimmed({ text, start }: Span, marks = /[\s\-–—•·*,;:.|=«("]/u): Span | null {
  let from = 0;
  let to = text.length;
  while (from < to && marks.test(text[from] ?? '')) from += 1;
  while (to > from && trailing.test(text[to - 1] ?? '')) to -= 1;
  return from < to ? { text: text.slice(from, to), start: start + from } : null;
}

const trailing = /[\s\-–—•·*,;:|=(]/u;

export const fieldOf = (field: string, { text, start }: Span, value = text): FoundField => ({
  field,
  value,
  start,
  end: start + text.length,
});

export const surely = (confidence: number) => Math.round(Math.min(0.99, Math.max(0.1, confidence)) * 100) / 100;
