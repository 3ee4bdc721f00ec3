import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';

const place = Type.Object({
  /** How many of our drafts this run has gone through. */
  looked: Type.Integer({ minimum: 0 }),
  /** The ways of drafts that have one, by draft. */
  docflows: Type.Record(Type.String(), Type.String()),
  /** Drafts of which nothing more comes. */
  over: Type.Array(Type.String()),
});

/** What a run remembers for the next. */
export type Place = Static<typeof place>;

const shape = Compile(place);

export function readPlace(cursor: string | null): Place {
  try {
    const read: unknown = JSON.parse(cursor ?? '');
    if (shape.Check(read)) return read;
  } catch {
    // What is none is begun anew.
  }
  return { looked: 0, docflows: {}, over: [] };
}

/** Drafts that are asked about no more are forgotten. */
export const writePlace = ({ looked, docflows, over }: Place, drafts: ReadonlySet<string>): string =>
  JSON.stringify({
    looked,
    docflows: Object.fromEntries(Object.entries(docflows).filter(([id]) => drafts.has(id))),
    over: over.filter((id) => drafts.has(id)),
  });
