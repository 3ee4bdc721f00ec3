import type { OperatorSignature, OperatorStatus } from '../../kernel/integrations/ports/e-document-state.ts';

/** What happens to a document, so many milliseconds after something. */
export interface Happening {
  after: number;
  name: string;
  status: OperatorStatus;
  signatureStatus: OperatorSignature;
  reason?: string;
}

const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

const signed: Happening = {
  ...{ after: minute, name: 'Документ подписан получателем' },
  ...{ status: 'completed', signatureStatus: 'recipient_signed' },
};

/** What the other side does with a document, counted from when it was handed over. */
export const answers = {
  signs: [signed],
  declines: [
    {
      ...{ after: minute, name: 'Получатель отказал в подписи' },
      ...{ status: 'rejected', signatureStatus: 'recipient_rejected' },
      reason: 'Данные документа не соответствуют договору',
    },
  ],
  silent: [],
  revokes: [
    signed,
    {
      ...{ after: minute + hour, name: 'Получатель запросил аннулирование' },
      ...{ status: 'revocation_requested', signatureStatus: 'recipient_signed' },
      reason: 'Документ оформлен ошибочно',
    },
  ],
} as const satisfies Record<string, readonly Happening[]>;

export type Answer = keyof typeof answers;

export const delivered: Happening = {
  ...{ after: 0, name: 'Документ доставлен получателю' },
  ...{ status: 'delivered', signatureStatus: 'recipient_waiting' },
};

/** What follows when we ask to revoke it, counted from then. */
export const revocation = {
  asked: { after: 0, name: 'Отправитель запросил аннулирование', status: 'revocation_requested' },
  agreed: { after: minute, name: 'Получатель согласился аннулировать документ', status: 'revoked' },
} as const;
