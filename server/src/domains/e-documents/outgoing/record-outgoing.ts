import Type from 'typebox';
import { operators as named, sentRecords } from '../../../../../nouns/e-document.ts';
import { choice, id, object } from '../../../kernel/fields.ts';
import type { EDocumentSubmission } from '../../../kernel/integrations/ports/e-document-writes.ts';
import type { EDocumentParty } from '../../../kernel/integrations/ports/e-documents.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { recordFile } from '../../../platform/files/record-file.ts';
import { enqueueWrite } from '../../../platform/integrations/outbox/enqueue-write.ts';
import { eDocument, eDocumentFiles, eDocuments } from '../e-document.ts';
import { outgoingSending } from '../e-document-rights.ts';
import { currentOf, holdCurrent } from './current-of.ts';
import { outgoingCard, readOutgoingCard } from './outgoing-card.ts';
import { holdRecord, readSendable } from './read-sendable.ts';
import { refuseSent } from './refuse-sent.ts';
import type { Sendable } from './sendable.ts';

type About = Omit<Sendable, 'make'>;

const storedFile = object({
  fileName: Type.String(),
  mimeType: Type.String(),
  sizeBytes: Type.Integer(),
  sha256: Type.String(),
  storageKey: Type.String(),
});

type StoredFile = Type.Static<typeof storedFile>;

/** Writes down that a document goes to an operator, with its file and the write that a worker sends. */
export const recordOutgoing = command({
  name: 'e-documents.record-outgoing',
  summary: words('Write down a document for an operator', 'Записать передачу документа оператору'),
  ...outgoingSending,
  refuses: ['conflict', 'quota_exceeded'],
  input: object({
    entityType: choice(Object.keys(sentRecords) as Array<keyof typeof sentRecords>, 'Kind'),
    entityId: id(),
    operator: choice(Object.keys(named) as Array<keyof typeof named>, 'Operator'),
    recipient: Type.Unsafe<EDocumentParty>({}),
    format: Type.Optional(choice(['pdf', 'docx', 'xml'], 'Format')),
    installationId: id(),
    about: Type.Unsafe<About>({}),
    file: storedFile,
  }),
  output: outgoingCard,

  async run(ctx, { about, file, recipient, installationId, ...given }) {
    const newId = ctx.newId;
    await holdRecord(ctx.db, given);
    await readSendable(ctx, given);
    const before = await holdCurrent(ctx.db, given);
    refuseSent(before);
    if (before)
      await ctx.db.execute(sql`
        update e_documents set is_current = false, version = version + 1, updated_at = portal_now()
        where tenant_id = ${ctx.db.tenant} and id = ${before.id}`);
    const payload = submissionOf(about, file, recipient);
    const entity = { type: eDocument.type, id: newId };
    const write = { installationId, operation: 'e-documents.submit', payload: { ...payload }, entity };
    const { id: party, name, inn, kpp } = recipient;
    const isNew = await eDocuments.insert(ctx, {
      ...{ operator: given.operator, entityType: given.entityType, entityId: given.entityId, installationId },
      documentVersion: (before?.documentVersion ?? 0) + 1,
      ...{ title: about.title.slice(0, 300), format: about.format, status: 'queued', ids: {} },
      recipient: { id: party, name, inn, kpp },
      writeId: await enqueueWrite(ctx, write),
    });
    if (!isNew) refuseSent(await currentOf(ctx.db, given));
    await keepFile(ctx, newId, file);
    const card = await readOutgoingCard(ctx.db, newId);
    ctx.record(eDocument.fact('created', card));
    return card;
  },
});

const keepFile = (ctx: WriteContext, entityId: string, file: StoredFile) =>
  recordFile(ctx, { ...file, id: uuidv7(), entityType: eDocumentFiles, entityId, category: 'sent' });

function submissionOf(about: About, file: StoredFile, { id, name, inn, kpp }: EDocumentParty): EDocumentSubmission {
  const { kind, format, title, number, date, amount, vat, currency, sender } = about;
  return {
    file: {
      ...{ name: file.fileName, mimeType: file.mimeType, storageKey: file.storageKey },
      ...{ sizeBytes: file.sizeBytes, sha256: file.sha256 },
    },
    ...{ kind, format, title, number, date, amount, vat, currency },
    sender: { ...sender, inn: sender.inn as string },
    recipient: { id, name, inn, kpp },
    // Nobody signs an invoice for payment.
    needSignature: kind !== 'invoice',
    mode: 'draft',
  };
}
