import type { OperatorSignature, OperatorStatus } from '../../kernel/integrations/ports/e-document-state.ts';
import { readParticipant } from './participant.ts';
import { isYes, many, type SabyAttachment, type SabyDocument, type SabySignature, textOf } from './wire.ts';

/** Attachments that people sent. Those that the operator's services made beside them are no documents. */
export const ownAttachments = ({ Вложение }: SabyDocument): readonly SabyAttachment[] =>
  many(Вложение).filter(({ Служебный }) => !isYes(Служебный));

/** Who has signed, by the signatures that are there. Where it cannot be told whose one is, nothing is said. */
export function signatureOf(
  document: SabyDocument,
  direction: 'outgoing' | 'incoming',
  status: OperatorStatus,
): OperatorSignature {
  const lists = ownAttachments(document).map(({ Подпись }) => Подпись);
  const signatures = lists.flatMap((list) => many(list));
  if (signatures.length === 0)
    return lists.some((list) => Array.isArray(list)) || status === 'draft' ? 'none' : 'unknown';
  const sides = new Set(signatures.map((one) => sideOf(one, document)));
  if (sides.has('unknown')) return 'unknown';
  const [sender, recipient] = direction === 'outgoing' ? (['ours', 'theirs'] as const) : (['theirs', 'ours'] as const);
  if (sides.has(sender) && sides.has(recipient))
    return isWhole(lists, document, recipient) ? 'recipient_signed' : 'recipient_partial';
  if (!sides.has(sender)) return 'unknown';
  if (status === 'rejected') return 'recipient_rejected';
  return status === 'awaiting_recipient' ? 'recipient_waiting' : 'sender_unchecked';
}

/** Whether the recipient has signed every document that anybody has. */
const isWhole = (
  lists: ReadonlyArray<SabyAttachment['Подпись']>,
  document: SabyDocument,
  recipient: 'ours' | 'theirs',
) =>
  lists
    .map((list) => many(list))
    .every((signed) => signed.length === 0 || signed.some((one) => sideOf(one, document) === recipient));

function sideOf({ Направление, Сертификат }: SabySignature, document: SabyDocument): 'ours' | 'theirs' | 'unknown' {
  const direction = textOf(Направление)?.toLowerCase();
  if (direction?.startsWith('исх')) return 'ours';
  if (direction?.startsWith('вх')) return 'theirs';
  const inn = many(Сертификат).map(({ ИНН }) => textOf(ИНН))[0] ?? null;
  if (inn === null) return 'unknown';
  if (inn === readParticipant(document.НашаОрганизация).inn) return 'ours';
  return inn === readParticipant(document.Контрагент).inn ? 'theirs' : 'unknown';
}
