import type {
  EDocumentState,
  IncomingFacts,
  OperatorSignature,
  OperatorStatus,
} from '../../kernel/integrations/ports/e-document-state.ts';
import { isSameBox } from './own-box.ts';
import { instantOf } from './ticks.ts';
import type { DiadocDocument } from './wire.ts';

/** A document as it is now, by the fields meant for logic (DD-34); the texts are for people alone (DD-33). */
export function stateOf(document: DiadocDocument, boxId: string, asOf: string): EDocumentState {
  const isIncoming = document.DocumentDirection
    ? document.DocumentDirection === 'Inbound'
    : !isSameBox(document.FromBoxId, boxId);
  const { PrimaryStatus: primary, SecondaryStatus: secondary } = document.DocflowStatus ?? {};
  const other = document.CounteragentBoxId ?? (isIncoming ? document.FromBoxId : document.ToBoxId) ?? null;
  return {
    ids: idsOf(document, boxId, other, isIncoming),
    key: `${document.MessageId}/${document.EntityId}`,
    ...(document.CustomDocumentId && !isIncoming && { writeId: document.CustomDocumentId }),
    direction: isIncoming ? 'incoming' : 'outgoing',
    status: statusOf(document),
    signatureStatus: signatureOf(document),
    statusText: primary?.StatusText || null,
    statusDetails: secondary?.StatusText || null,
    reason: null,
    asOf,
    sentAt: instantOf(document.SendTimestampTicks),
    deliveredAt: instantOf(document.DeliveryTimestampTicks),
    signedAt: null,
    counterparty: other ? { id: other, name: null, inn: null, kpp: null } : null,
    document: factsOf(document),
  };
}

function idsOf(
  { MessageId, EntityId, CustomDocumentId }: DiadocDocument,
  boxId: string,
  other: string | null,
  isIncoming: boolean,
) {
  const sides = isIncoming
    ? { recipientBoxId: boxId, ...(other && { senderBoxId: other }) }
    : { senderBoxId: boxId, ...(other && { recipientBoxId: other }) };
  return {
    ...sides,
    messageId: MessageId,
    attachmentEntityId: EntityId,
    ...(CustomDocumentId && { documentId: CustomDocumentId }),
  };
}

const senderStatuses: Readonly<Record<string, OperatorSignature>> = {
  WaitingForSenderSignature: 'none',
  SenderSignatureUnchecked: 'sender_unchecked',
  SenderSignatureCheckedAndValid: 'sender_valid',
  SenderSignatureCheckedAndInvalid: 'sender_invalid',
};

const notAcceptable = 'RecipientResponseStatusNotAcceptable';

const recipientStatuses: Readonly<Record<string, OperatorSignature>> = {
  WaitingForRecipientSignature: 'recipient_waiting',
  WithRecipientSignature: 'recipient_signed',
  WithRecipientPartiallySignature: 'recipient_partial',
  RecipientSignatureRequestRejected: 'recipient_rejected',
  InvalidRecipientSignature: 'recipient_invalid',
};

/** What the recipient answered, or else how the sender has signed. */
function signatureOf({
  SenderSignatureStatus: sender,
  RecipientResponseStatus: recipient,
}: DiadocDocument): OperatorSignature {
  if (recipient && recipient !== notAcceptable) return recipientStatuses[recipient] ?? 'unknown';
  return senderStatuses[sender ?? ''] ?? 'unknown';
}

/** The first that holds; what nobody knows is told as such and never as the end of it. */
function statusOf(document: DiadocDocument): OperatorStatus {
  const { SenderSignatureStatus: sender, RecipientResponseStatus: recipient } = document;
  if (document.IsDeleted) return 'deleted';
  const revocation = revocationOf(document.RevocationStatus);
  if (revocation !== null) return revocation;
  if (recipient === 'RecipientSignatureRequestRejected') return 'rejected';
  if (sender === 'SenderSignatureCheckedAndInvalid' || recipient === 'InvalidRecipientSignature') return 'error';
  if (sender === 'WaitingForSenderSignature') return document.IsDraft ? 'draft' : 'awaiting_sender_signature';
  if (recipient === 'WithRecipientSignature') return 'completed';
  const isDelivered = instantOf(document.DeliveryTimestampTicks) !== null;
  if (recipient === 'WaitingForRecipientSignature' || recipient === 'WithRecipientPartiallySignature')
    return isDelivered ? 'awaiting_recipient' : sentOrUnknown(document);
  // Beyond this every word of theirs is one that is known.
  if (!(sender && sender in senderStatuses) || recipient !== notAcceptable) return 'unknown';
  if (document.RecipientReceiptMetadata?.ReceiptStatus === 'Finished') return 'completed';
  return isDelivered ? 'delivered' : sentOrUnknown(document);
}

const sentOrUnknown = ({ SendTimestampTicks: sent }: DiadocDocument): OperatorStatus =>
  instantOf(sent) === null ? 'unknown' : 'sent';

const quietRevocations = ['', 'RevocationStatusNone', 'RevocationRejected'];

function revocationOf(told: string | null | undefined): OperatorStatus | null {
  const status = told ?? '';
  if (quietRevocations.includes(status)) return null;
  if (['RevocationIsRequestedByMe', 'RequestsMyRevocation'].includes(status)) return 'revocation_requested';
  return status === 'RevocationAccepted' ? 'revoked' : 'unknown';
}

const kinds: Readonly<Record<string, IncomingFacts['kind']>> = {
  UniversalTransferDocument: 'upd',
  UniversalTransferDocumentRevision: 'upd',
  Invoice: 'invoice',
  ProformaInvoice: 'invoice',
  Contract: 'contract',
  XmlTorg12: 'delivery',
  Torg12: 'delivery',
  XmlAcceptanceCertificate: 'delivery',
  AcceptanceCertificate: 'delivery',
};

function factsOf({
  TypeNamedId,
  Title,
  FileName,
  DocumentNumber,
  DocumentDate,
  Metadata,
}: DiadocDocument): IncomingFacts {
  const total = (Metadata ?? []).find(({ Key }) => Key === 'TotalSum')?.Value;
  return {
    kind: kinds[TypeNamedId ?? ''] ?? 'other',
    title: Title || FileName || TypeNamedId || '',
    number: DocumentNumber || null,
    date: dayOf(DocumentDate),
    amount: total ? total.replace(',', '.') : null,
    fileName: FileName || null,
  };
}

/** dd.MM.yyyy as a day. */
const dayOf = (text: string | null | undefined) => {
  const [, day, month, year] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(text ?? '') ?? [];
  return year ? `${year}-${month}-${day}` : null;
};
