import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';

const watched = Type.Object({
  draftId: Type.String(),
  /** Null while it is a draft. */
  docflowId: Type.Union([Type.String(), Type.Null()]),
  /** Whether the list of drafts had it in this run. */
  listed: Type.Boolean(),
  since: Type.String(),
});

const place = Type.Object({
  /** How many drafts of the list were gone through in this run; null once the watched ones are. */
  offset: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
  /** How many of the watched ones. */
  looked: Type.Integer({ minimum: 0 }),
  watched: Type.Array(watched),
});

/** What a run remembers for the next: Astral lists no documents on their way, so drafts that were seen are followed. */
export type Place = Static<typeof place>;
export type Watched = Static<typeof watched>;

const shape = Compile(place);

const mostWatched = 1_000;
const watchedForMs = 90 * 86_400_000;

export function readPlace(cursor: string | null): Place {
  try {
    const read: unknown = JSON.parse(cursor ?? '');
    if (shape.Check(read)) return read;
  } catch {
    // What is none is begun anew.
  }
  return { offset: 0, looked: 0, watched: [] };
}

/** The place a run ends at. What is not over after so long, or is one of too many, is asked for by hand. */
export const endOfRun = (all: readonly Watched[], now: Date): Place => ({
  offset: 0,
  looked: 0,
  watched: all
    .filter(({ since }) => now.getTime() - Date.parse(since) < watchedForMs)
    .slice(-mostWatched)
    .map((one) => ({ ...one, listed: false })),
});
