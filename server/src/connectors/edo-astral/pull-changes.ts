import type { Call } from '../../kernel/integrations/call.ts';
import type { PulledPage } from '../../kernel/integrations/connector.ts';
import type { EDocumentChange } from '../../kernel/integrations/ports/e-document-state.ts';
import type { AstralDraft } from './draft-of.ts';
import { follow } from './follow.ts';
import { listDrafts, pageSize } from './list-drafts.ts';
import { endOfRun, type Place, readPlace, type Watched } from './place.ts';
import type { AstralSettings } from './settings.ts';
import { stateOfDraft } from './state-of.ts';

/** Documents that are asked about in one page: each costs a request, and requests are few. */
const lookedAtOnce = 50;

/**
 * Goes through the list of drafts, and then asks what became of those that were seen before. There is no list of changes: what was told
 * before is told again, and changes nothing.
 */
export async function pullChanges(call: Call<AstralSettings>, cursor: string | null): Promise<PulledPage> {
  const place = readPlace(cursor);
  return place.offset === null ? pullWatched(call, place) : pullDrafts(call, place, place.offset);
}

async function pullDrafts(call: Call<AstralSettings>, place: Place, offset: number): Promise<PulledPage> {
  const now = call.now();
  const { drafts, total } = await listDrafts(call, offset);
  const watched = new Map(place.watched.map((one) => [one.draftId, one]));
  for (const draft of drafts) if (draft.id !== null) watched.set(draft.id, seen(watched.get(draft.id), draft, now));
  const reached = offset + drafts.length;
  const more = drafts.length > 0 && (total !== null ? reached < total : drafts.length === pageSize);
  const next: Place = { offset: more ? reached : null, looked: 0, watched: [...watched.values()] };
  return {
    items: drafts.flatMap((draft) => changeOf(call, draft, now)),
    cursor: JSON.stringify(next),
    more: more || next.watched.length > 0,
  };
}

const seen = (known: Watched | undefined, { id, docflowId }: AstralDraft, now: Date): Watched => ({
  draftId: id ?? '',
  docflowId: docflowId ?? known?.docflowId ?? null,
  listed: true,
  since: known?.since ?? now.toISOString(),
});

async function pullWatched(call: Call<AstralSettings>, { watched, looked }: Place): Promise<PulledPage> {
  const [before, after] = [watched.slice(0, looked), watched.slice(looked + lookedAtOnce)];
  const items: EDocumentChange[] = [];
  const kept: Watched[] = [];
  for (const one of watched.slice(looked, looked + lookedAtOnce)) {
    const { changes, next } = await follow(call, one);
    items.push(...changes);
    if (next) kept.push(next);
  }
  const all = [...before, ...kept, ...after];
  const place: Place =
    after.length > 0 ? { offset: null, looked: before.length + kept.length, watched: all } : endOfRun(all, call.now());
  return { items, cursor: JSON.stringify(place), more: after.length > 0 };
}

/** One that is on its way is told by its history. */
function changeOf({ settings }: Call<AstralSettings>, draft: AstralDraft, now: Date): EDocumentChange[] {
  if (draft.id === null || draft.docflowId !== null) return [];
  const state = stateOfDraft(draft, { senderAbonentId: settings.abonentId }, settings.statusByName, now);
  const event = {
    id: `${draft.id}/${draft.status ?? ''}/${draft.changedAt ?? ''}`,
    name: draft.statusText ?? draft.status ?? 'Черновик',
    at: draft.changedAt ?? draft.createdAt ?? now.toISOString(),
    order: '000000',
  };
  return [{ key: draft.id, event, state }];
}
