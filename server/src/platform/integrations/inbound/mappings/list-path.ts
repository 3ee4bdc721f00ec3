import { type JsonPath, parseJsonPath } from './json-path.ts';

const every = '[*]';

/** A path to the same place in every element of one list: `$.lines[*].price`. */
export interface ListPath {
  list: JsonPath;
  /** From an element down. */
  place: JsonPath;
}

/** Null for a text that is none: it has one `[*]`, and singular paths before and after it. */
export function parseListPath(text: string): ListPath | null {
  const [list, place, ...more] = text.split(every);
  if (list === undefined || place === undefined || more.length > 0) return null;
  const [above, below] = [parseJsonPath(list), parseJsonPath(`$${place}`)];
  return above && below && { list: above, place: below };
}

/** `lines[].price` fills the field `price` of each line. */
export const lineField = (target: string): string | null => /^lines\[\]\.(\w+)$/.exec(target)?.[1] ?? null;

/** The list that a path goes through, as it is written. */
export const listOf = (text: string): string => text.split(every)[0] as string;
