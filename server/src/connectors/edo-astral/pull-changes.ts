import type { Call } from '../../kernel/integrations/call.ts';
import type { PulledPage } from '../../kernel/integrations/connector.ts';
import type { EDocumentChange } from '../../kernel/integrations/ports/e-document-state.ts';
import { follow } from './follow.ts';
import { type Place, readPlace, writePlace } from './place.ts';
import type { AstralSettings } from './settings.ts';

/** Documents that are asked about in one page: each costs a request or two, and requests are few. */
const atOnce = 50;

/**
 * Astral lists neither changes nor documents on their way, so what became of each of our own drafts is asked one by one. What was told
 * before is told again, and changes nothing.
 */
export async function pullChanges(call: Call<AstralSettings>, cursor: string | null): Promise<PulledPage> {
  const place = readPlace(cursor);
  const drafts = (await call.written('e-documents.submit')).map(({ externalId }) => externalId);
  const over = new Set(place.over);
  const docflows = new Map(Object.entries(place.docflows));
  const items: EDocumentChange[] = [];
  for (const draftId of drafts.slice(place.looked, place.looked + atOnce)) {
    if (over.has(draftId)) continue;
    const { changes, docflowId, isOver } = await follow(call, draftId, docflows.get(draftId));
    items.push(...changes);
    if (docflowId !== null) docflows.set(draftId, docflowId);
    if (isOver) over.add(draftId);
  }
  const reached = place.looked + atOnce;
  const more = reached < drafts.length;
  const next: Place = { looked: more ? reached : 0, docflows: Object.fromEntries(docflows), over: [...over] };
  return { items, cursor: writePlace(next, new Set(drafts)), more, total: drafts.length };
}
