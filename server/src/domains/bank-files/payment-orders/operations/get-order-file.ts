import { words } from '../../../../kernel/problems/errors.ts';
import { getRecord } from '../../../../platform/records/read-operations.ts';
import { paymentOrderFiles } from '../payment-order-file.ts';

export const getOrderFile = getRecord(paymentOrderFiles, {
  name: 'bank-files.get-order-file',
  summary: words('Get a payment order file', 'Получить файл платёжных поручений'),
  description: 'Its orders as they were written. The file itself is downloaded beside it.',
  permission: 'payments.read',
  scope: ['finance.read'],
});
