import { words } from '../../../../kernel/problems/errors.ts';
import { listingOf } from '../../../../platform/records/listing-of.ts';
import { listRecords } from '../../../../platform/records/read-operations.ts';
import { paymentOrderFile, paymentOrderFiles } from '../payment-order-file.ts';

export const listOrderFiles = listRecords(
  paymentOrderFiles,
  listingOf(paymentOrderFile.declared, { name: 'payment-order-files', defaultSort: '-createdAt' }),
  {
    name: 'bank-files.list-order-files',
    summary: words('List payment order files', 'Список файлов платёжных поручений'),
    description: 'Newest first, each with its orders.',
    permission: 'payments.read',
    scope: ['finance.read'],
  },
);
