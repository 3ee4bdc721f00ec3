import { type Words, words } from '../../problems/errors.ts';
import type { OperatorStatus } from './e-document-state.ts';

/** What the statuses of operators are called where a portal says what a code of its operator means. */
export const operatorStatusNames: Readonly<Record<OperatorStatus, Words>> = {
  draft: words('Draft', 'Черновик'),
  awaiting_sender_signature: words('Waits for our signature', 'Ожидает нашей подписи'),
  sent: words('Sent', 'Отправлен'),
  delivered: words('Delivered', 'Доставлен'),
  awaiting_recipient: words('Waits for the recipient', 'Ожидает контрагента'),
  completed: words('Completed', 'Завершён'),
  rejected: words('Rejected', 'Отклонён'),
  revocation_requested: words('Revocation is asked for', 'Запрошено аннулирование'),
  revoked: words('Revoked', 'Аннулирован'),
  deleted: words('Deleted', 'Удалён'),
  error: words('Error', 'Ошибка'),
  unknown: words('Unknown', 'Неизвестен'),
};
