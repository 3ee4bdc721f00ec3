import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drainJobs, owner } from '../../../../test/harness.ts';
import { connectMail, letterFrom, type Mailbox } from '../../../../test/mailbox.ts';
import { rfqAsked } from '../../../../test/rfq-asked.ts';
import { newCounterparty } from '../../../../test/suppliers.ts';

const installations = '/api/v1/integrations/installations';
const lists = '/api/v1/price-lists';

async function withPrices(): Promise<Mailbox & { card: string }> {
  const mailbox = await connectMail();
  const { json } = await mailbox.ask('POST', installations, { publicId: 'supplier-price-mail' });
  const checked = await mailbox.ask('POST', `${installations}/${json.id}/test`);
  assert.ok(checked.json.ok, checked.text);
  const enabled = await mailbox.ask('POST', `${installations}/${json.id}/enable`);
  assert.equal(enabled.json.status, 'installed', enabled.text);
  return { ...mailbox, card: json.id };
}

const journal = async (mailbox: Mailbox & { card: string }) =>
  (await mailbox.ask('GET', `${installations}/${mailbox.card}/logs?limit=50`)).json.items;

const table = 'Наименование;Цена;Количество\r\nЦемент М500;412,50;10\r\n';

const withTable = (more: Parameters<typeof letterFrom>[0]) =>
  letterFrom({
    ...more,
    headers: ['X-Table: 1'],
  })
    .replace('Content-Type: text/plain; charset=utf-8', 'Content-Type: multipart/mixed; boundary=t')
    .replace('Content-Transfer-Encoding: 8bit\r\n', '')
    .replace(
      /\r\n\r\n[^]*$/,
      [
        '',
        '',
        '--t',
        'Content-Type: text/plain; charset=utf-8',
        '',
        'Prices attached',
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

test('a table in the answer to a request for quotes waits in a preview, and applied by a person is a quote', async () => {
  const mailbox = await withPrices();
  const asked = await rfqAsked(mailbox.portal, 'sales@cement.ru');
  mailbox.imap.deliver(withTable({ from: 'sales@cement.ru', answers: [asked.messageId] }));
  await mailbox.sync();
  await drainJobs(mailbox.portal.tenantId);
  const line = (await journal(mailbox)).find(({ event }: { event: string }) => event === 'prices.previewed');
  assert.ok(line, JSON.stringify(await journal(mailbox)));
  const { importId, procurementId, letter } = line.details;
  assert.match(letter, /@cement\.ru$/);
  const path = `/api/v1/purchase-requisitions/${procurementId}/exchange/imports/${importId}`;
  const preview = (await mailbox.ask('GET', path)).json;
  assert.deepEqual(
    [preview.status, preview.source, preview.kind, preview.parameters.supplierId],
    ['preview_ready', 'mail_attachment', 'pr_supplier_prices', asked.supplierId],
  );
  assert.deepEqual((await mailbox.ask('GET', `/api/v1/supplier-quotes?procurementId=${procurementId}`)).json.items, []);
  await mailbox.ask('POST', `${path}/apply`, {});
  await drainJobs(mailbox.portal.tenantId);
  const quotes = (await mailbox.ask('GET', `/api/v1/supplier-quotes?procurementId=${procurementId}`)).json.items;
  assert.deepEqual(
    quotes.map(({ supplierId }: { supplierId: string }) => supplierId),
    [asked.supplierId],
  );
});

test('a table that is about no requisition is left alone, and the journal names its letter', async () => {
  const mailbox = await withPrices();
  mailbox.imap.deliver(withTable({ from: 'sales@cement.ru', id: 'stray@cement.ru' }));
  await mailbox.sync();
  const line = (await journal(mailbox)).find(({ event }: { event: string }) => event === 'prices.left_alone');
  assert.deepEqual([line?.status, line?.details.letter], ['skipped', 'stray@cement.ru']);
});

test('a table of a supplier about no requisition waits in a preview of his price list, and applied is a version of it', async () => {
  const mailbox = await withPrices();
  const { portal, ask } = mailbox;
  const { counterpartyId } = await newCounterparty(portal);
  await owner.query(`update counterparties set email = 'price@cement.ru' where tenant_id = $1 and id = $2`, [
    portal.tenantId,
    counterpartyId,
  ]);
  await ask('POST', '/api/v1/catalog', { name: 'Цемент М500', sku: 'C-500' });
  const list = (await ask('POST', lists, { name: 'Цемент', kind: 'supplier', counterpartyId, currency: 'RUB' })).json;
  mailbox.imap.deliver(withTable({ from: 'price@cement.ru', id: 'general@cement.ru' }));
  await mailbox.sync();
  await drainJobs(portal.tenantId);
  const line = (await journal(mailbox)).find(({ event }: { event: string }) => event === 'prices.previewed');
  assert.equal(line?.details.priceListId, list.id, JSON.stringify(await journal(mailbox)));
  const path = `${lists}/${list.id}/exchange/imports/${line.details.importId}`;
  const preview = (await ask('GET', path)).json;
  assert.deepEqual([preview.status, preview.source, preview.counts.create], ['preview_ready', 'mail_attachment', 1]);
  assert.deepEqual((await ask('GET', `${lists}/${list.id}/items`)).json.items, [], 'a person has not said so yet');
  await ask('POST', `${path}/apply`, {});
  await drainJobs(portal.tenantId);
  const [row] = (await ask('GET', `${lists}/${list.id}/items`)).json.items;
  assert.deepEqual([row.sku, row.price, row.name], ['C-500', '412.50', 'Цемент М500']);
});

test('of several price lists of a supplier the default one is meant, and none where there is none', async () => {
  const mailbox = await withPrices();
  const { portal, ask } = mailbox;
  const { counterpartyId } = await newCounterparty(portal);
  await owner.query(`update counterparties set email = 'price@cement.ru' where tenant_id = $1 and id = $2`, [
    portal.tenantId,
    counterpartyId,
  ]);
  const make = async (name: string, isDefault: boolean) =>
    (await ask('POST', lists, { name, kind: 'supplier', counterpartyId, currency: 'RUB', isDefault })).json.id;
  await make('Опт', false);
  await make('Розница', false);
  mailbox.imap.deliver(withTable({ from: 'price@cement.ru', id: 'first@cement.ru' }));
  await mailbox.sync();
  const kept = await make('Основной', true);
  mailbox.imap.deliver(withTable({ from: 'price@cement.ru', id: 'second@cement.ru' }));
  await mailbox.sync();
  await drainJobs(portal.tenantId);
  const told = (await journal(mailbox)).filter(({ event }: { event: string }) => event.startsWith('prices.'));
  assert.deepEqual(
    new Map(told.map(({ details }: { details: Record<string, string> }) => [details.letter, details.priceListId])),
    new Map([
      ['second@cement.ru', kept],
      ['first@cement.ru', undefined],
    ]),
  );
});

test('a table sent by a stranger is nobody’s prices', async () => {
  const mailbox = await withPrices();
  const asked = await rfqAsked(mailbox.portal, 'sales@cement.ru');
  mailbox.imap.deliver(withTable({ from: 'stranger@evil.ru', answers: [asked.messageId] }));
  await mailbox.sync();
  await drainJobs(mailbox.portal.tenantId);
  const events = (await journal(mailbox)).map(({ event }: { event: string }) => event);
  assert.ok(events.includes('prices.left_alone') && !events.includes('prices.previewed'), events.join());
});

test('without the card no table is looked at', async () => {
  const mailbox = await connectMail();
  const asked = await rfqAsked(mailbox.portal, 'sales@cement.ru');
  mailbox.imap.deliver(withTable({ from: 'sales@cement.ru', answers: [asked.messageId] }));
  await mailbox.sync();
  const { json } = await mailbox.ask('GET', '/api/v1/mailbox/threads');
  assert.equal(json.items.length, 1);
});
