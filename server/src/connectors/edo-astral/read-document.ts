import type { Call } from '../../kernel/integrations/call.ts';
import type { EDocumentIds } from '../../kernel/integrations/ports/e-document-ids.ts';
import type { EDocumentState } from '../../kernel/integrations/ports/e-document-state.ts';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import { words } from '../../kernel/problems/errors.ts';
import { askAstral } from './ask-astral.ts';
import { type AstralDraft, draftOf } from './draft-of.ts';
import type { AstralSettings } from './settings.ts';
import { stateOfDraft, stateOfHistory } from './state-of.ts';
import { type AstralHistory, history, oneRecord, read } from './wire.ts';

/** A document on its way by its history; one that is a draft still by the draft, which may name its way. */
export async function readDocument(call: Call<AstralSettings>, ids: EDocumentIds): Promise<EDocumentState> {
  const own = call.settings.statusByName;
  const known = { senderAbonentId: call.settings.abonentId, ...ids };
  if (ids.docflowId) return stateOfHistory(await readHistory(call, ids.docflowId), known, own, call.now());
  if (!ids.draftId) throw unnamed;
  const draft = await readDraft(call, ids.draftId);
  const state = stateOfDraft(draft, known, own, call.now());
  if (!draft.docflowId) return state;
  return stateOfHistory(await readHistory(call, draft.docflowId), state.ids, own, call.now());
}

export async function readHistory(call: Call<AstralSettings>, docflowId: string): Promise<AstralHistory> {
  const asked = { class: 'read', method: 'GET', at: 'history', id: docflowId, operation: 'documents.history' } as const;
  return read(history, (await askAstral(call, asked)).json());
}

export async function readDraft(call: Call<AstralSettings>, draftId: string): Promise<AstralDraft> {
  const asked = { class: 'read', method: 'GET', at: 'draft', id: draftId, operation: 'drafts.read' } as const;
  const draft = draftOf(read(oneRecord, (await askAstral(call, asked)).json()));
  return { ...draft, id: draft.id ?? draftId };
}

const unnamed = new ProviderError(
  'not_found',
  words('Astral has given this document no identifier yet.', 'Астрал ещё не дал этому документу идентификатора.'),
);
