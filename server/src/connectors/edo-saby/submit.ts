import { createHash } from 'node:crypto';
import type { Call } from '../../kernel/integrations/call.ts';
import type { OutgoingWrite, Reconciliation, Write, Written } from '../../kernel/integrations/outgoing-write.ts';
import type { EDocumentSubmission, EDocumentWritten } from '../../kernel/integrations/ports/e-document-writes.ts';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import { words } from '../../kernel/problems/errors.ts';
import { bytesToUuid } from '../../kernel/values/uuid.ts';
import { askSaby } from './ask-saby.ts';
import { participantOf } from './participant.ts';
import { readDocument } from './read-document.ts';
import type { SabySettings } from './settings.ts';
import { idsOf, stateOf } from './state-of.ts';
import { writeDay } from './times.ts';
import { oneDocument, read, type SabyDocument } from './wire.ts';

/** Types that every account has. What a contract is called differs from account to account. */
const usualTypes = { invoice: 'СчетИсх', delivery: 'ДокОтгрИсх', upd: 'ДокОтгрИсх', contract: undefined } as const;

/**
 * Puts a draft into Saby; a person signs and sends it there. The identifier of the document is ours, so that the same write made twice is
 * one document. A later attempt looks first: what was sent on meanwhile is not written over.
 */
export const submit: Write<SabySettings> = {
  async send(call, write) {
    const standing = write.attempt > 1 ? await readDocument(call, write.id) : null;
    if (standing) return writtenOf(call, standing);
    const submission = write.payload as unknown as EDocumentSubmission;
    const answer = await askSaby(call, {
      class: 'idempotent-write',
      method: 'СБИС.ЗаписатьДокумент',
      params: { Документ: await documentOf(call, write, submission) },
      operation: 'documents.write',
    });
    return writtenOf(call, read(oneDocument, answer));
  },
  async reconcile(call, { id }): Promise<Reconciliation> {
    const standing = await readDocument(call, id);
    return standing ? { found: 'yes', written: writtenOf(call, standing) } : { found: 'no' };
  },
};

async function documentOf(call: Call<SabySettings>, { id }: OutgoingWrite, submission: EDocumentSubmission) {
  const { file, kind, recipient, sender } = submission;
  const { typeByKind, regulationByKind, organisation } = call.settings;
  const type = typeByKind?.[kind] ?? usualTypes[kind];
  if (type === undefined) throw noType;
  const bytes = await call.readFile(file.storageKey);
  return {
    Идентификатор: id,
    Тип: type,
    ...(regulationByKind?.[kind] && { Регламент: { Название: regulationByKind[kind] } }),
    Дата: writeDay(submission.date),
    Номер: submission.number,
    ...(submission.amount !== null && { Сумма: submission.amount }),
    Примечание: submission.title,
    НашаОрганизация: participantOf({ kpp: null, ...(organisation ?? sender) }),
    Контрагент: { Идентификатор: recipient.id, ...participantOf(recipient) },
    Вложение: [
      {
        Идентификатор: attachmentIdOf(id),
        Название: submission.title,
        // The bytes alone: a file is never named by a link too.
        Файл: { Имя: file.name, ДвоичныеДанные: bytes.toString('base64') },
      },
    ],
  };
}

/** The same at every attempt too, so that a repeated write does not attach the file twice. */
const attachmentIdOf = (writeId: string) => {
  const bytes = createHash('sha256').update(`${writeId}/attachment`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  return bytesToUuid(bytes);
};

export function writtenOf({ settings, now }: Call<SabySettings>, document: SabyDocument): Written {
  const details: EDocumentWritten = { ids: idsOf(document), state: stateOf(document, settings, now()) };
  return { externalId: document.Идентификатор, details: { ...details } };
}

const noType = new ProviderError(
  'validation',
  words(
    'Name the document type that Saby has for contracts in the settings of the integration.',
    'Укажите в настройках интеграции тип документа Saby для договоров.',
  ),
);
