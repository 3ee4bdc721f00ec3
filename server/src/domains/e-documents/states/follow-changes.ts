import type { EDocumentChange, EDocumentPart } from '../../../kernel/integrations/ports/e-document-state.ts';
import { followState, withEvent } from './follow-state.ts';
import type { Followed } from './followed.ts';

/** All that a page says of one document, in the operator's order. */
export function followChanges<Held extends Followed>(held: Held, about: readonly EDocumentChange[]) {
  let now = held;
  /** What says a status that may not follow the one that is known. */
  const outOf: EDocumentChange[] = [];
  for (const change of about) {
    now = { ...now, parts: withParts(now.parts, change.parts ?? []) };
    if (change.state === null) {
      now = withEvent(now, change.event);
      continue;
    }
    const { known, isOut } = followState(now, change.state, change.event);
    if (isOut) outOf.push(change);
    now = known;
  }
  return {
    now,
    outOf,
    /** The last state of the page. */
    state: about.findLast((change) => change.state !== null)?.state ?? null,
    /** Something happened of which the operator told no more than that. */
    isHinted: about.some(({ state }) => state === null),
  };
}

const withParts = (known: EDocumentPart[], told: readonly EDocumentPart[]): EDocumentPart[] => [
  ...known,
  ...told.filter(({ id }) => !known.some((one) => one.id === id)),
];
