/** Which of the interface's operators a connector speaks to: its variables are `edoA.*`, `edoB.*` or `edoC.*`. */
export const eDocumentOperators = ['A', 'B', 'C'] as const;
export type EDocumentOperator = (typeof eDocumentOperators)[number];

/**
 * How the operator names a document, by the names of the interface's variables without their prefix: `messageId` of `edoA.messageId`.
 * What is not known yet is left out.
 */
export const eDocumentIdNames = {
  A: ['senderBoxId', 'recipientBoxId', 'messageId', 'attachmentEntityId', 'documentId'],
  B: ['documentId', 'revisionId', 'attachmentId', 'counterpartyParticipantId'],
  C: ['senderAbonentId', 'recipientId', 'draftId', 'docflowId', 'documentId', 'signingRequestId'],
} as const satisfies Record<EDocumentOperator, readonly string[]>;
export type EDocumentIds = Readonly<Partial<Record<string, string>>>;
