import type { EDocumentStatus, SignatureStatus } from '../../../../../nouns/e-document-flow.ts';
import type { OperatorSignature, OperatorStatus } from '../../../kernel/integrations/ports/e-document-state.ts';

const statuses: Readonly<Record<OperatorStatus, EDocumentStatus>> = {
  draft: 'draft',
  awaiting_sender_signature: 'draft',
  sent: 'sent',
  delivered: 'delivered',
  awaiting_recipient: 'delivered',
  completed: 'signed',
  rejected: 'rejected',
  revocation_requested: 'revocation_requested',
  revoked: 'revoked',
  // What had ended before stays as it is: see `goneFromOperator`.
  deleted: 'error',
  error: 'error',
  unknown: 'unknown',
};

const signatures: Readonly<Record<OperatorSignature, SignatureStatus>> = {
  none: 'none',
  sender_unchecked: 'sender_signed',
  sender_valid: 'sender_signed',
  sender_invalid: 'none',
  recipient_waiting: 'waiting_recipient',
  recipient_signed: 'both_signed',
  recipient_partial: 'waiting_recipient',
  recipient_rejected: 'refused',
  recipient_invalid: 'waiting_recipient',
  // Nobody but the sender has to.
  not_required: 'sender_signed',
  unknown: 'unknown',
};

/** What an operator's status is called here. A value that no connector may give is one that nobody knows. */
export const ourStatus = (told: OperatorStatus): EDocumentStatus => statuses[told] ?? 'unknown';

export const ourSignature = (told: OperatorSignature): SignatureStatus => signatures[told] ?? 'unknown';
