import { anyBox, boxIdOf } from './boxes.ts';
import type { Hanging, Held, Message } from './message.ts';
import type { World } from './seed.ts';
import { ticks } from './ticks.ts';

/** A message with all of its entities, or with those that were added to it. */
export function presentMessage(state: World, message: Message, only?: readonly string[]) {
  const { id, at, patchedAt, fromBoxId, toBoxId, isDraft, draftIsLocked, draftIsRecycled } = message;
  const concerned = (entityId: string) => only === undefined || only.length === 0 || only.includes(entityId);
  return {
    MessageId: id,
    TimestampTicks: ticks(at),
    LastPatchTimestampTicks: ticks(patchedAt),
    FromBoxId: boxIdOf(fromBoxId),
    FromTitle: anyBox(state, fromBoxId)?.organization.name ?? '',
    ...(toBoxId !== null && { ToBoxId: boxIdOf(toBoxId), ToTitle: anyBox(state, toBoxId)?.organization.name ?? '' }),
    Entities: [
      ...message.documents.filter(({ entityId }) => concerned(entityId)).map((one) => attachment(state, message, one)),
      ...message.hanging.filter(({ entityId }) => concerned(entityId)).map((one) => hung(one)),
    ],
    IsDraft: isDraft,
    DraftIsLocked: draftIsLocked,
    DraftIsRecycled: draftIsRecycled,
    ...(message.createdFrom !== null && { CreatedFromDraftId: message.createdFrom }),
    DraftIsTransformedToMessageIdList: message.becomes,
    IsDeleted: message.documents.every(({ deleted }) => deleted),
    IsTest: message.isTest,
    LockMode: 'None',
  };
}

const attachment = (state: World, message: Message, one: Held) => ({
  EntityType: 'Attachment',
  EntityId: one.entityId,
  Content: { Size: Buffer.byteLength(one.content, 'base64') },
  AttachmentType: one.typeName,
  FileName: one.fileName,
  NeedRecipientSignature: one.needsRecipientSignature,
  NeedReceipt: one.needsReceipt,
  Version: one.version,
  RawCreationDate: ticks(message.at),
  DocumentInfo: presentDocument(state, message, one),
});

const hung = ({ entityId, parentId, kind, boxId, content, at }: Hanging) => ({
  EntityType: kind === 'Signature' ? 'Signature' : 'Attachment',
  ...(kind !== 'Signature' && { AttachmentType: kind }),
  EntityId: entityId,
  ParentEntityId: parentId,
  Content: { Size: Buffer.byteLength(content, 'base64') },
  ...(kind === 'Signature' && { SignerBoxId: boxIdOf(boxId) }),
  RawCreationDate: ticks(at),
});

export function presentDocument(state: World, message: Message, one: Held) {
  const { fromBoxId, toBoxId } = message;
  const outgoing = state.ours.boxes.some(({ id }) => id === fromBoxId);
  const counterparty = outgoing ? toBoxId : fromBoxId;
  return {
    MessageId: message.id,
    EntityId: one.entityId,
    CreationTimestampTicks: ticks(message.at),
    LastModificationTimestampTicks: ticks(message.patchedAt),
    ...(counterparty !== null && { CounteragentBoxId: boxIdOf(counterparty) }),
    DocumentDirection: outgoing ? 'Outbound' : 'Inbound',
    TypeNamedId: one.typeName,
    Function: one.fn,
    Version: one.version,
    WorkflowId: 1,
    Title: `${one.typeName} ${valueOf(one, 'DocumentNumber') ?? ''}`.trim(),
    FileName: one.fileName,
    ...(valueOf(one, 'DocumentNumber') && { DocumentNumber: valueOf(one, 'DocumentNumber') }),
    ...(valueOf(one, 'DocumentDate') && { DocumentDate: valueOf(one, 'DocumentDate') }),
    ...(one.customId !== null && { CustomDocumentId: one.customId }),
    Metadata: one.metadata,
    IsDeleted: one.deleted,
    IsTest: message.isTest,
    ...(one.sentAt !== null && { SendTimestampTicks: ticks(one.sentAt) }),
    ...(one.deliveredAt !== null && { DeliveryTimestampTicks: ticks(one.deliveredAt) }),
    SenderSignatureStatus: one.senderSignature,
    RecipientResponseStatus: one.recipientResponse,
    RecipientReceiptMetadata: { ReceiptStatus: one.receipt },
    RevocationStatus: one.revocation,
    DocflowStatus: statusForPeople(one),
    Content: { Size: Buffer.byteLength(one.content, 'base64') },
  };
}

const valueOf = ({ metadata }: Held, key: string) => metadata.find(({ Key }) => Key === key)?.Value;

/** Words for people, with which no logic may reckon: they are taken from no list. */
function statusForPeople(one: Held) {
  const primary = (Severity: string, StatusText: string) => ({ PrimaryStatus: { Severity, StatusText } });
  if (one.revocation === 'RevocationAccepted') return primary('Error', 'Аннулирован');
  if (one.revocation === 'RequestsMyRevocation' || one.revocation === 'RevocationIsRequestedByMe')
    return {
      ...primary('Warning', 'Ожидается аннулирование'),
      SecondaryStatus: { Severity: 'Info', StatusText: 'Подписан' },
    };
  if (/Invalid/.test(one.senderSignature + one.recipientResponse)) return primary('Error', 'Подпись недействительна');
  if (one.senderSignature === 'WaitingForSenderSignature') return primary('Warning', 'Требуется подпись');
  if (one.recipientResponse === 'RecipientSignatureRequestRejected') return primary('Error', 'Отказано в подписи');
  if (one.recipientResponse === 'WithRecipientSignature') return primary('Success', 'Документооборот завершен');
  if (one.recipientResponse === 'WithRecipientPartiallySignature') return primary('Warning', 'Подписан частично');
  if (one.recipientResponse === 'WaitingForRecipientSignature')
    return primary('Warning', 'Ожидается подпись контрагента');
  return primary('Info', one.deliveredAt === null ? 'Отправлен' : 'Доставлен');
}
