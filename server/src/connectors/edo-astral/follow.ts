import type { Call } from '../../kernel/integrations/call.ts';
import type { EDocumentChange, OperatorStatus } from '../../kernel/integrations/ports/e-document-state.ts';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import type { Watched } from './place.ts';
import { readDraft, readHistory } from './read-document.ts';
import type { AstralSettings } from './settings.ts';
import { eventsOf, stateKnownBy, stateOfHistory } from './state-of.ts';

interface Followed {
  changes: EDocumentChange[];
  /** As it is watched from now on; null when nothing more comes of it. */
  next: Watched | null;
}

const over: readonly OperatorStatus[] = ['completed', 'rejected', 'revoked', 'deleted'];

/** What became of a draft that was seen: the list has it still, it names its way, or it is there no more. */
export async function follow(call: Call<AstralSettings>, one: Watched): Promise<Followed> {
  if (one.docflowId !== null) return followHistory(call, { ...one, docflowId: one.docflowId });
  if (one.listed) return { changes: [], next: one };
  const draft = await orNull(readDraft(call, one.draftId));
  if (draft === null) return { changes: [goneOf(call, one)], next: null };
  return draft.docflowId === null
    ? { changes: [], next: one }
    : followHistory(call, { ...one, docflowId: draft.docflowId });
}

async function followHistory(call: Call<AstralSettings>, one: Watched & { docflowId: string }): Promise<Followed> {
  const { docflowId, draftId } = one;
  const history = await orNull(readHistory(call, docflowId));
  if (history === null) return { changes: [], next: null };
  const ids = { senderAbonentId: call.settings.abonentId, draftId, docflowId };
  const state = stateOfHistory(history, ids, call.settings.statusByName, call.now());
  const changes = eventsOf(docflowId, history).map((event) => ({ key: docflowId, event, state }));
  return { changes, next: over.includes(state.status) ? null : one };
}

/** Started or deleted: Astral does not say, so it is not known. */
function goneOf({ settings, now }: Call<AstralSettings>, { draftId }: Watched): EDocumentChange {
  const state = {
    ...stateKnownBy({ senderAbonentId: settings.abonentId, draftId }, now()),
    statusText: 'Черновика в Астрале больше нет: он запущен или удалён',
  };
  return {
    key: draftId,
    event: { id: `${draftId}/gone`, name: 'Черновик исчез из списка', at: now().toISOString(), order: '000000' },
    state,
  };
}

async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ProviderError && error.kind === 'not_found') return null;
    throw error;
  }
}
