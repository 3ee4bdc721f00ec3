import type { Call } from '../../kernel/integrations/call.ts';
import { askAstral } from './ask-astral.ts';
import { type AstralDraft, draftOf } from './draft-of.ts';
import type { AstralSettings } from './settings.ts';
import { drafts, read } from './wire.ts';

/** Astral gives 15 to a page unless asked for more. */
export const pageSize = 50;

/** A page of the list of drafts, from a place on. */
export async function listDrafts(
  call: Call<AstralSettings>,
  offset: number,
): Promise<{ drafts: AstralDraft[]; total: number | null }> {
  const answer = await askAstral(call, {
    class: 'read',
    method: 'GET',
    at: 'drafts',
    query: { offset: String(offset), count: String(pageSize) },
    operation: 'drafts.list',
  });
  const { count, data } = read(drafts, answer.json());
  return { drafts: data.map(draftOf), total: count ?? null };
}
