import { words } from '../../../../kernel/problems/errors.ts';
import { getRecord } from '../../../../platform/records/read-operations.ts';
import { payments } from '../payment.ts';

export const getPayment = getRecord(payments, {
  name: 'billing.get-payment',
  summary: words('Get a payment', 'Получить оплату'),
  description: 'A deleted one too, as `deleted`.',
  permission: 'payments.read',
  scope: 'finance.read',
});
