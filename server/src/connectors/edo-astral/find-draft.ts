import type { Call } from '../../kernel/integrations/call.ts';
import type { EDocumentSubmission } from '../../kernel/integrations/ports/e-document-writes.ts';
import type { AstralDraft } from './draft-of.ts';
import { listDrafts, pageSize } from './list-drafts.ts';
import { readDraft } from './read-document.ts';
import type { AstralSettings } from './settings.ts';

/** Pages of drafts that are looked through; beyond them nobody can tell. */
const mostPages = 20;

/** Clocks differ by less. */
const grace = 5 * 60_000;

/**
 * The draft whose import lost its answer, by the name of its file and its recipient. An older one is another, and so is one that another
 * write of ours has made; where several would do, or something needed is not told, it is not sure.
 */
export async function findDraft(
  call: Call<AstralSettings>,
  { file, recipient }: Pick<EDocumentSubmission, 'file' | 'recipient'>,
  sentAt: string,
): Promise<AstralDraft | 'none' | 'unsure'> {
  const found: AstralDraft[] = [];
  const earliest = Date.parse(sentAt) - grace;
  const others = new Set((await call.written('e-documents.submit')).map(({ externalId }) => externalId));
  for (let page = 0; ; page += 1) {
    if (page === mostPages) return 'unsure';
    const { drafts, total } = await listDrafts(call, page * pageSize);
    for (const draft of drafts) {
      if (!isNamed(draft, file.name) || others.has(draft.id ?? '')) continue;
      if (draft.createdAt && Date.parse(draft.createdAt) < earliest) continue;
      const whole = draft.recipientIds === null && draft.id !== null ? await readDraft(call, draft.id) : draft;
      if (whole.recipientIds === null) return 'unsure';
      if (whole.recipientIds.includes(recipient.id)) found.push(whole);
    }
    if (drafts.length === 0 || (total !== null ? (page + 1) * pageSize >= total : drafts.length < pageSize)) break;
  }
  const [draft] = found;
  if (draft === undefined) return 'none';
  return found.length === 1 && draft.id !== null ? draft : 'unsure';
}

const isNamed = ({ fileName }: AstralDraft, name: string) => fileName?.normalize('NFC') === name.normalize('NFC');
