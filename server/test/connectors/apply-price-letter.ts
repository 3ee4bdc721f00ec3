import assert from 'node:assert/strict';
import { drainJobs } from '../harness.ts';
import { connectMail, letterFrom } from '../mailbox.ts';
import { rfqAsked } from '../rfq-asked.ts';
import { installed, type Walked } from './installed.ts';

/** A supplier answers with a table; the preview it becomes is applied by a person. */
export async function applyPriceLetter(): Promise<Walked> {
  const mailbox = await connectMail();
  const { portal } = mailbox;
  const installationId = await installed('supplier-price-mail', portal);
  const base = `/api/v1/integrations/installations/${installationId}`;
  await mailbox.ask('POST', `${base}/test`);
  await mailbox.ask('POST', `${base}/enable`);
  const asked = await rfqAsked(portal, 'sales@cement.ru');
  mailbox.imap.deliver(withTable(asked.messageId));
  await mailbox.sync();
  await drainJobs(portal.tenantId);
  const { json } = await mailbox.ask('GET', `${base}/logs?event=prices.previewed`);
  const { importId, procurementId } = json.items[0].details;
  const path = `/api/v1/purchase-requisitions/${procurementId}/exchange/imports/${importId}/apply`;
  assert.equal((await mailbox.ask('POST', path, {})).status, 200);
  await drainJobs(portal.tenantId);
  const quotes = (await mailbox.ask('GET', `/api/v1/supplier-quotes?procurementId=${procurementId}`)).json.items;
  assert.equal(quotes[0].supplierId, asked.supplierId);
  return { portal, installationId, told: ['prices.previewed'], finds: ['mailbox'] };
}

const table = 'Наименование;Цена;Количество\r\nЦемент М500;412,50;10\r\n';

const withTable = (answers: string) =>
  letterFrom({ answers: [answers] })
    .replace('Content-Type: text/plain; charset=utf-8', 'Content-Type: multipart/mixed; boundary=t')
    .replace('Content-Transfer-Encoding: 8bit\r\n', '')
    .replace(
      /\r\n\r\n[^]*$/,
      [
        '',
        '',
        '--t',
        'Content-Type: text/csv',
        'Content-Disposition: attachment; filename="prices.csv"',
        'Content-Transfer-Encoding: base64',
        '',
        Buffer.from(table).toString('base64'),
        '--t--',
        '',
      ].join('\r\n'),
    );
