import { type EDocumentStatus, eDocumentFlow, type SignatureStatus } from '../../../../../nouns/e-document-flow.ts';
import type { EDocumentEvent, EDocumentState } from '../../../kernel/integrations/ports/e-document-state.ts';
import { cutText } from '../../../kernel/values/storable-text.ts';
import type { Followed } from './followed.ts';
import { goneFromOperator } from './gone-from-operator.ts';
import { ourSignature, ourStatus } from './our-status.ts';

const moves = Object.values(eDocumentFlow.moves);

/** Whether a document may go from one status to another. */
export const mayFollow = (from: EDocumentStatus, to: EDocumentStatus): boolean =>
  from === to || moves.some((move) => move.to === to && move.from.includes(from));

export const markOf = ({ at, order }: EDocumentEvent): string => `${at} ${order}`;

/**
 * What is known after an operator told a state: an older one fills only what was not known, whatever order they come in. `isOut` says that
 * its status may not follow the one that is known.
 */
export function followState<Known extends Followed>(
  held: Known,
  state: EDocumentState,
  event: EDocumentEvent | null,
): { known: Known; isOut: boolean } {
  const named = event ? withEvent(held, event) : held;
  if (!isNewer(held, state, event)) {
    const known = { ...state.ids, ...held.ids } as Record<string, string>;
    return { known: { ...named, ids: known, key: held.key ?? state.key }, isOut: false };
  }
  const ids = { ...held.ids, ...state.ids } as Record<string, string>;
  if (state.status === 'deleted') {
    const gone = goneFromOperator(named, state.signatureStatus);
    return { known: { ...gone, ids, key: state.key, asOf: state.asOf }, isOut: false };
  }
  const status = ourStatus(state.status);
  if (!mayFollow(held.status, status)) return { known: named, isOut: true };
  return {
    known: {
      ...named,
      ids,
      key: state.key,
      status,
      signatureStatus: signatureOf(status, state),
      statusText: cutText(state.statusText, 500),
      statusDetails: cutText(state.statusDetails, 2_000),
      reason: cutText(state.reason, 2_000) ?? held.reason,
      asOf: state.asOf,
    },
    isOut: false,
  };
}

/** The last event by the operator's clock, though an earlier one may come after it. */
export function withEvent<Known extends Followed>(held: Known, event: EDocumentEvent): Known {
  const mark = markOf(event);
  if (held.lastEventOrder !== null && mark <= held.lastEventOrder) return held;
  return {
    ...held,
    lastEventId: cutText(event.id, 200),
    lastEventName: cutText(event.name, 300),
    lastEventOrder: mark,
  };
}

/** Of two states of one instant the one whose event is later. */
function isNewer(held: Followed, { asOf }: EDocumentState, event: EDocumentEvent | null): boolean {
  if (held.asOf === null || asOf > held.asOf) return true;
  if (asOf < held.asOf) return false;
  return event === null || held.lastEventOrder === null || markOf(event) >= held.lastEventOrder;
}

/** Nobody has signed a draft, whoever has to. */
const signatureOf = (status: EDocumentStatus, { signatureStatus }: EDocumentState): SignatureStatus =>
  status === 'draft' && ['not_required', 'recipient_waiting'].includes(signatureStatus)
    ? 'none'
    : ourSignature(signatureStatus);
