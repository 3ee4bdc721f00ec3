import { lacksPermission, maySee } from '../../../../kernel/access/actor.ts';
import { Download, download } from '../../../../kernel/download.ts';
import { id, object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { workingInstallation } from '../../../../platform/integrations/working-installation.ts';
import { storedOrderFile } from '../payment-order-file.ts';
import type { OrderPorts } from './create-order-file.ts';

export const downloadOrderFile = (ports: OrderPorts) =>
  query({
    name: 'bank-files.download-order-file',
    summary: words('Download a payment order file', 'Скачать файл платёжных поручений'),
    description:
      'The file for the client of the bank: 1CClientBankExchange 1.03 in Windows-1251. The same bytes every time.',
    permission: 'payments.read',
    scope: ['finance.read'],
    refuses: ['installation_not_ready', 'integration_disabled', 'forbidden'],
    input: object({ id: id() }),
    output: download('File of payment orders', ['text/plain; charset=windows-1251']),
    async run(ctx, input) {
      const file = await storedOrderFile(ctx.db, input.id);
      const { port } = await workingInstallation(ctx, ports);
      if (!maySee(ctx.actor, 'counterparties.bank_read')) throw lacksPermission('counterparties.bank_read');
      const { bytes, mediaType } = port.write({
        createdAt: file.createdAt,
        timezone: file.timezone,
        payer: file.payer,
        orders: file.orders,
      });
      return new Download({ name: file.name, type: mediaType, body: bytes, size: bytes.length });
    },
  });
