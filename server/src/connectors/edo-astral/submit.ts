import type { Call } from '../../kernel/integrations/call.ts';
import type { OutgoingWrite, Write, Written } from '../../kernel/integrations/outgoing-write.ts';
import type { EDocumentIds } from '../../kernel/integrations/ports/e-document-ids.ts';
import type { EDocumentState } from '../../kernel/integrations/ports/e-document-state.ts';
import type { EDocumentSubmission, EDocumentWritten } from '../../kernel/integrations/ports/e-document-writes.ts';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import { words } from '../../kernel/problems/errors.ts';
import { askAstral } from './ask-astral.ts';
import { type AstralDraft, draftOf } from './draft-of.ts';
import { findDraft } from './find-draft.ts';
import { readDocument } from './read-document.ts';
import type { AstralSettings } from './settings.ts';
import { idsOf, stateKnownBy } from './state-of.ts';
import { oneRecord, read } from './wire.ts';
import { writeForm } from './write-form.ts';

/** Most bytes of a file that Astral takes as a draft. */
const mostBytes = 60 * 1024 * 1024;

/**
 * Imports a draft; a person signs and starts it at Astral. No key tells a repeated import from a new one, so an answer that is lost leaves
 * the write in doubt: it is looked for among the drafts, and never made again by itself.
 */
export const submit: Write<AstralSettings> = {
  async send(call, write) {
    const submission = write.payload as unknown as EDocumentSubmission;
    const { contentType, body } = await formOf(call, write, submission);
    const answer = await askAstral(call, {
      class: 'unsafe-write',
      method: 'POST',
      at: 'drafts',
      headers: { 'content-type': contentType },
      body,
      operation: 'drafts.import',
    });
    const draft = draftOf(read(oneRecord, answer.json()));
    if (draft.id === null) throw noIdentifier;
    return madeOf(call, submission, draft);
  },
  async reconcile(call, { payload, sentAt }) {
    const submission = payload as unknown as EDocumentSubmission;
    const found = await findDraft(call, submission, sentAt);
    if (found === 'none') return { found: 'no' };
    if (found === 'unsure') return { found: 'unknown' };
    return { found: 'yes', written: await foundOf(call, submission, found) };
  },
};

async function formOf(
  { readFile, settings }: Call<AstralSettings>,
  { id }: OutgoingWrite,
  { file, format, needSignature, recipient }: EDocumentSubmission,
) {
  const bytes = await readFile(file.storageKey);
  if (bytes.length > mostBytes) throw tooLarge;
  return writeForm(`prokura-${id}`, [
    { name: 'AbonentId', value: settings.abonentId },
    { name: 'DocumentFile', value: { fileName: file.name, mimeType: file.mimeType, bytes } },
    { name: 'RecipientIds', value: recipient.id },
    // It means something for informal documents alone.
    ...(format === 'xml' ? [] : [{ name: 'ResponseSignatureRequired', value: String(needSignature) }]),
    ...(settings.departmentId ? [{ name: 'DepartmentId', value: settings.departmentId }] : []),
  ]);
}

/** What was just made is a draft that nobody has signed. */
function madeOf({ settings, now }: Call<AstralSettings>, { recipient }: EDocumentSubmission, draft: AstralDraft) {
  const ids: EDocumentIds = { senderAbonentId: settings.abonentId, recipientId: recipient.id, ...idsOf(draft) };
  const { id, name, inn, kpp } = recipient;
  const counterparty = { id, name, inn, kpp };
  return writtenOf({ ...stateKnownBy(ids, now()), status: 'draft', signatureStatus: 'none', counterparty });
}

/** What was found may have been signed, or started, meanwhile. */
async function foundOf(call: Call<AstralSettings>, { recipient }: EDocumentSubmission, draft: AstralDraft) {
  const known = { recipientId: recipient.id, ...idsOf(draft) };
  return writtenOf(await readDocument(call, known));
}

function writtenOf(state: EDocumentState): Written {
  const details: EDocumentWritten = { ids: state.ids, state };
  return { ...(state.ids.draftId && { externalId: state.ids.draftId }), details: { ...details } };
}

const tooLarge = new ProviderError(
  'validation',
  words('The file is too large for Astral: 60 MB at most.', 'Файл слишком велик для Астрала: не более 60 МБ.'),
);

const noIdentifier = new ProviderError(
  'unknown_outcome',
  words('Astral answered without the identifier of the draft.', 'Астрал ответил без идентификатора черновика.'),
);
