import type { LocalCopy } from './local-copy.ts';
import type { UnderWay } from './make-keeper.ts';
import { type Draft, draftOf } from './model/draft.ts';
import type { Rfq } from './types.ts';

interface Start {
  draft: Draft;
  /** It goes on from this device, and the server has to be told. */
  resumed: boolean;
  underWay?: UnderWay | undefined;
  /** A copy that the server has a newer one of: offered, never taken by itself. */
  older: LocalCopy | null;
}

/**
 * A copy on this device goes on where nobody has saved since, or where the last save may have been its own; otherwise it is offered
 * beside the newer one.
 */
export function startOf(rfq: Rfq, copy: LocalCopy | null, known: number): Start {
  const onServer = draftOf(rfq);
  if (!copy || !isOf(copy, rfq)) return { draft: onServer, resumed: false, older: null };
  const { draft, draftVersion, underWay } = copy;
  if (draftVersion !== known && !underWay) return { draft: onServer, resumed: false, older: copy };
  const lines = { ...onServer.lines, ...draft.lines };
  return { draft: { ...onServer, ...draft, lines }, resumed: true, underWay, older: null };
}

const isOf = ({ draft }: LocalCopy, { items }: Rfq) =>
  typeof draft?.lines === 'object' && items.some(({ id }) => draft.lines[id] !== undefined);
