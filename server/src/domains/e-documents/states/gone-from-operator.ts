import type { EDocumentStatus } from '../../../../../nouns/e-document-flow.ts';
import type { OperatorSignature } from '../../../kernel/integrations/ports/e-document-state.ts';
import type { Followed } from './followed.ts';

/** What was signed, rejected or revoked stays so, wherever its copy at the operator has gone. */
const kept: readonly EDocumentStatus[] = ['signed', 'rejected', 'revocation_requested', 'revoked'];

/**
 * The operator has it no more: a draft that somebody removed, or a document of a box that is ours no more. One that both have signed
 * before it was deleted is signed.
 */
export function goneFromOperator<Known extends Followed>(held: Known, signature: OperatorSignature = 'unknown'): Known {
  const statusText = 'У оператора документа больше нет';
  if (kept.includes(held.status)) return { ...held, statusText };
  if (signature === 'recipient_signed')
    return { ...held, status: 'signed', signatureStatus: 'both_signed', statusText };
  return { ...held, status: 'error', statusText };
}
