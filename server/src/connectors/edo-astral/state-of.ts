import type { EDocumentIds } from '../../kernel/integrations/ports/e-document-ids.ts';
import type {
  EDocumentEvent,
  EDocumentState,
  OperatorStatus,
} from '../../kernel/integrations/ports/e-document-state.ts';
import { type AstralDraft, instantOf } from './draft-of.ts';
import type { AstralSettings } from './settings.ts';
import { statusOf } from './states.ts';
import type { AstralHistory } from './wire.ts';

type Own = AstralSettings['statusByName'];

/** What is true of a document before anything is known of it but its identifiers. */
export const stateKnownBy = (ids: EDocumentIds, now: Date): EDocumentState => ({
  ids,
  key: ids.docflowId ?? ids.draftId ?? '',
  ...(ids.docflowId && ids.draftId && { formerKeys: [ids.draftId] }),
  direction: 'outgoing',
  status: 'unknown',
  signatureStatus: 'unknown',
  statusText: null,
  statusDetails: null,
  reason: null,
  asOf: now.toISOString(),
  sentAt: null,
  deliveredAt: null,
  signedAt: null,
  counterparty: null,
  document: null,
});

/** A draft. One that names no status of its own is what it is called; what a status means is not guessed. */
export function stateOfDraft(draft: AstralDraft, known: EDocumentIds, own: Own, now: Date): EDocumentState {
  const ids = { ...known, ...idsOf(draft) };
  const status: OperatorStatus = draft.status === null ? 'draft' : statusOf(draft.status, own);
  return { ...stateKnownBy(ids, now), status, statusText: draft.statusText ?? draft.status };
}

/** Identifiers by the names of `edoC`; what is not known is left out. */
export function idsOf({ id, docflowId, documentId, signingRequestId, recipientIds }: AstralDraft): EDocumentIds {
  const told = { draftId: id, docflowId, documentId, signingRequestId, recipientId: recipientIds?.[0] };
  return Object.fromEntries(Object.entries(told).filter((one): one is [string, string] => Boolean(one[1])));
}

/** A document on its way, by its history: what was passed last tells where it stands. Who signed is told by no record, so it is not known. */
export function stateOfHistory(history: AstralHistory, ids: EDocumentIds, own: Own, now: Date): EDocumentState {
  const passed = passedRecords(history);
  const last = passed.at(-1);
  const [recipient] = history.recipients ?? [];
  const recipientId = ids.recipientId ?? recipient?.id;
  return {
    ...stateKnownBy({ ...ids, ...(recipientId && { recipientId }) }, now),
    status: statusOf(last?.status ?? null, own),
    statusText: last?.statusName ?? last?.status ?? null,
    statusDetails: last?.comment || null,
    sentAt: passed.find(({ status }) => statusOf(status ?? null, own) === 'sent')?.at ?? null,
    counterparty: recipient
      ? {
          id: recipient.id ?? null,
          name: recipient.name ?? null,
          inn: recipient.inn ?? null,
          kpp: recipient.kpp ?? null,
        }
      : null,
  };
}

/** The records of a history as events. They have no identifiers: place, status and time make one. */
export const eventsOf = (docflowId: string, history: AstralHistory): EDocumentEvent[] =>
  passedRecords(history).map(({ at, place, status, statusName }) => ({
    id: `${docflowId}/${place}/${status ?? ''}/${at}`,
    name: statusName || status || 'Без названия',
    at,
    order: String(place).padStart(6, '0'),
  }));

/** Records of a history that have happened, in the order of their time; a step of the route that nobody has come to has none. */
const passedRecords = ({ historyRecords }: AstralHistory) =>
  (historyRecords ?? [])
    .flatMap((record, place) => {
      const at = instantOf(record.passedDateTime);
      return at === null ? [] : [{ ...record, at, place }];
    })
    .toSorted((one, other) => one.at.localeCompare(other.at) || one.place - other.place);
