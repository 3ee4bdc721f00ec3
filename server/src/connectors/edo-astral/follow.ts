import type { Call } from '../../kernel/integrations/call.ts';
import type { EDocumentChange, OperatorStatus } from '../../kernel/integrations/ports/e-document-state.ts';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import type { AstralDraft } from './draft-of.ts';
import { readDraft, readHistory } from './read-document.ts';
import type { AstralSettings } from './settings.ts';
import { eventsOf, stateKnownBy, stateOfDraft, stateOfHistory } from './state-of.ts';

interface Followed {
  changes: EDocumentChange[];
  docflowId: string | null;
  /** Nothing more comes of it. */
  isOver: boolean;
}

const ends: readonly OperatorStatus[] = ['completed', 'rejected', 'revoked', 'deleted'];

/** What became of a draft of ours: it lies there still, it is on its way, or it is there no more. */
export async function follow(
  call: Call<AstralSettings>,
  draftId: string,
  known: string | undefined,
): Promise<Followed> {
  if (known !== undefined) return followHistory(call, draftId, known);
  const draft = await orNull(readDraft(call, draftId));
  if (draft === null) return { changes: [goneOf(call, draftId)], docflowId: null, isOver: true };
  if (draft.docflowId !== null) return followHistory(call, draftId, draft.docflowId);
  return { changes: [changeOf(call, draft, draftId)], docflowId: null, isOver: false };
}

async function followHistory(call: Call<AstralSettings>, draftId: string, docflowId: string): Promise<Followed> {
  const history = await orNull(readHistory(call, docflowId));
  // It may not stand there yet: the document is left as it is known, and asked about again.
  if (history === null) return { changes: [], docflowId, isOver: false };
  const ids = { senderAbonentId: call.settings.abonentId, draftId, docflowId };
  const state = stateOfHistory(history, ids, call.settings.statusByName, call.now());
  const changes = eventsOf(docflowId, history).map((event) => ({ key: docflowId, event, state }));
  return { changes, docflowId, isOver: ends.includes(state.status) };
}

function changeOf({ settings, now }: Call<AstralSettings>, draft: AstralDraft, draftId: string): EDocumentChange {
  const state = stateOfDraft(draft, { senderAbonentId: settings.abonentId }, settings.statusByName, now());
  const event = {
    id: `${draftId}/${draft.status ?? ''}/${draft.changedAt ?? ''}`,
    name: draft.statusText ?? draft.status ?? 'Черновик',
    at: draft.changedAt ?? draft.createdAt ?? now().toISOString(),
    order: '000000',
  };
  return { key: draftId, event, state };
}

/** Started or deleted: Astral does not say, so it is not known. */
function goneOf({ settings, now }: Call<AstralSettings>, draftId: string): EDocumentChange {
  const state = {
    ...stateKnownBy({ senderAbonentId: settings.abonentId, draftId }, now()),
    statusText: 'Черновика в Астрале больше нет: он запущен или удалён',
  };
  const event = { id: `${draftId}/gone`, name: 'Черновика больше нет', at: now().toISOString(), order: '000000' };
  return { key: draftId, event, state };
}

async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ProviderError && error.kind === 'not_found') return null;
    throw error;
  }
}
