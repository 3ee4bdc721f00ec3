import { existsSync, readFileSync } from 'node:fs';
import { addSlice, type Slice } from '../add-slice.ts';

/** Of the pairs of an operation and a status that the document tells of, those that answers had. */
interface Reach {
  pairs: number;
  reached: number;
  percent: number;
  unreached: string[];
}

interface Run {
  pairs?: number;
  unreached?: readonly string[];
}

/** The slices run so far and those of today; a pair is reached when any of them has reached it. */
export function addSlices(file: string, slice: Slice) {
  const runs = slice.honest as readonly Run[];
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { reach?: Reach }).reach : undefined;
  const honest = slice.honest.map(({ pairs: _, unreached: __, reached: ___, reachedPercent: ____, ...run }) => run);
  const reach = runs.reduce(reachedWith, before);
  return { ...addSlice(file, { ...slice, honest } as Slice), ...(reach && { reach }) };
}

/** What a document of other pairs had reached says nothing of this one. */
function reachedWith(before: Reach | undefined, { pairs, unreached }: Run): Reach | undefined {
  if (pairs === undefined || unreached === undefined) return before;
  const known = before?.pairs === pairs ? new Set(before.unreached) : undefined;
  const left = unreached.filter((pair) => known === undefined || known.has(pair));
  const reached = pairs - left.length;
  return { pairs, reached, percent: Math.round((1000 * reached) / pairs) / 10, unreached: left };
}
