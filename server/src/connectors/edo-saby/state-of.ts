import type { EDocumentIds } from '../../kernel/integrations/ports/e-document-ids.ts';
import type { EDocumentState, IncomingFacts } from '../../kernel/integrations/ports/e-document-state.ts';
import { isUuid } from '../../kernel/values/uuid.ts';
import { readEvents, timesOf } from './events.ts';
import { readParticipant } from './participant.ts';
import type { SabySettings } from './settings.ts';
import { ownAttachments, signatureOf } from './signatures.ts';
import { statusOf } from './states.ts';
import { readDay } from './times.ts';
import { isYes, many, type SabyDocument, textOf } from './wire.ts';

/** A document as it was read at this moment, in neutral words. A state code nobody knows stays unknown, beside the text of Saby. */
export function stateOf(
  document: SabyDocument,
  { statusByCode }: Pick<SabySettings, 'statusByCode'>,
  now: Date,
): EDocumentState {
  const { Состояние } = document;
  const direction = directionOf(document);
  const status = isYes(document.Удален) ? 'deleted' : statusOf(textOf(Состояние?.Код), statusByCode);
  const events = readEvents(document, now);
  const reason = events.findLast(({ comment }) => comment !== null)?.comment ?? null;
  return {
    ids: idsOf(document),
    key: document.Идентификатор,
    ...(direction === 'outgoing' && isUuid(document.Идентификатор) && { writeId: document.Идентификатор }),
    direction,
    status,
    signatureStatus: signatureOf(document, direction, status),
    statusText: textOf(Состояние?.Название),
    statusDetails: textOf(Состояние?.Описание),
    reason: status === 'rejected' ? reason : null,
    asOf: now.toISOString(),
    ...timesOf(events, status),
    counterparty: document.Контрагент ? readParticipant(document.Контрагент) : null,
    document: factsOf(document),
  };
}

/** Identifiers by the names of `edoB`; what is not known is left out. */
export function idsOf(document: SabyDocument): EDocumentIds {
  const told = {
    documentId: document.Идентификатор,
    revisionId: many(document.Редакция)
      .map(({ Идентификатор }) => textOf(Идентификатор))
      .at(-1),
    attachmentId: textOf(ownAttachments(document)[0]?.Идентификатор),
    counterpartyParticipantId: readParticipant(document.Контрагент).id,
  };
  return Object.fromEntries(Object.entries(told).filter((one): one is [string, string] => Boolean(one[1])));
}

function directionOf({ Направление, Тип }: SabyDocument): 'outgoing' | 'incoming' {
  const told = textOf(Направление)?.toLowerCase();
  if (told) return told.startsWith('вх') ? 'incoming' : 'outgoing';
  return textOf(Тип)?.endsWith('Вх') ? 'incoming' : 'outgoing';
}

function factsOf(document: SabyDocument): IncomingFacts {
  const [attachment] = ownAttachments(document);
  const fileName = textOf(attachment?.Файл?.Имя);
  const number = textOf(document.Номер);
  const kind = kindOf(textOf(document.Тип) ?? '', fileName);
  return {
    kind,
    title: textOf(document.Название) ?? textOf(attachment?.Название) ?? number ?? document.Идентификатор,
    number,
    date: readDay(textOf(document.Дата)),
    amount: amountOf(textOf(document.Сумма)),
    fileName,
  };
}

/** Types are those of the account, so only their beginnings are known; an УПД is known by the name that its format prescribes. */
function kindOf(type: string, fileName: string | null): IncomingFacts['kind'] {
  if (/^ON_NSCHFDOPPR/i.test(fileName ?? '')) return 'upd';
  if (type.startsWith('Счет') && !type.startsWith('СчетФактура')) return 'invoice';
  if (type.startsWith('Договор')) return 'contract';
  return type.startsWith('ДокОтгр') || type === 'Реализация' ? 'delivery' : 'other';
}

const amountOf = (told: string | null) => {
  const plain = told?.replaceAll(/\s/g, '').replace(',', '.') ?? '';
  return /^\d{1,15}(\.\d{1,2})?$/.test(plain) ? plain : null;
};
