import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawPage, listed } from '../../../test/draw.ts';

const { address, askedBy } = await import('../../../test/asked-by.ts');
const { invoiceRoutes: routes } = await import('./invoices.routes.tsx');

const cement = {
  ...{ id: 'cement', number: 'INV-2026-0001', externalNumber: 'СЧ-1045', externalDate: '2025-01-10' },
  ...{ supplier: { name: 'Цементный двор' }, dueDate: '2025-01-15', overdue: true, status: 'approved' },
  ...{ totals: { gross: '148500.5' }, currency: 'RUB', paidAmount: '100000', outstandingAmount: '48500.5' },
  paymentStatus: 'partially_paid',
};
const installed = (...slugs: string[]) =>
  [['integrations', 'installations', 'working'], { items: slugs.map((slug) => ({ slug })) }] as const;
const rows = (...items: object[]) => [['invoices', {}], listed(items)] as const;

test('a row says what is owed, to whom, since when, and how much of it is paid', async () => {
  const { text, html } = await drawPage({ at: 'invoices', routes, known: [rows(cement)] });
  assert.match(
    text,
    /СЧ-1045 Цементный двор 10 янв\. 2025 г\. 15 янв\. 2025 г\. · просрочен 148\s500,50\s₽ 100\s000,00\s₽ Согласован/,
  );
  assert.match(html, /title="Оплачен частично"/);
});

test('an invoice of which nothing is paid shows a dash, and our number where the supplier gave none', async () => {
  const unpaid = { ...cement, externalNumber: null, paidAmount: '0', paymentStatus: 'unpaid', overdue: false };
  const { text } = await drawPage({ at: 'invoices', routes, known: [rows(unpaid)] });
  assert.match(text, /INV-2026-0001 Цементный двор 10 янв\. 2025 г\. 15 янв\. 2025 г\. 148\s500,50\s₽ — Согласован/);
});

test('the address of the list asks the server for what it says', async () => {
  const search = { search: '1045', supplier: 's1', dueFrom: '2025-01-01', dueTo: '2025-01-31', sort: '-gross' };
  const asked = await askedBy({ at: address('invoices', { ...search, status: 'approved,disputed' }), routes });
  assert.deepEqual(asked.get('invoices'), {
    ...{ limit: '100', search: '1045', sort: '-gross', includeTotal: 'true', supplierId: 's1' },
    ...{ 'status[in]': 'approved,disputed', 'dueDate[gte]': '2025-01-01', 'dueDate[lte]': '2025-01-31' },
  });
});

test('«to pay» is what somebody still owes: no rejected, cancelled or paid invoice is in it', async () => {
  const asked = await askedBy({ at: address('invoices', { show: 'unpaid' }), routes });
  assert.deepEqual(asked.get('invoices'), {
    ...{ limit: '100', includeTotal: 'true', 'paymentStatus[in]': 'unpaid,partially_paid' },
    'status[in]': 'received,pending_approval,approved,disputed',
  });
  const overdue = await askedBy({ at: address('invoices', { show: 'overdue' }), routes });
  assert.deepEqual(overdue.get('invoices'), { limit: '100', includeTotal: 'true', overdue: 'true' });
});

test('ways to UPD and statements stand where they are installed, payment orders where they may be paid', async () => {
  const page = { at: 'invoices', routes, may: ['integrations.read', 'payments.read', 'payments.create'] } as const;
  const bare = await drawPage({ ...page, known: [rows(cement), installed()] });
  assert.ok(!/УПД|Выписки/.test(bare.text) && !bare.fields.includes('Выбрать: INV-2026-0001'));
  const known = [rows(cement), installed('upd-import', 'bank-1c-statement', 'payment-orders-1c')];
  const { links, fields } = await drawPage({ ...page, known });
  assert.ok(links.includes('/romashka/invoices/transfer-documents') && links.includes('/romashka/invoices/statements'));
  assert.ok(fields.includes('Выбрать: INV-2026-0001'));
  const reader = await drawPage({ ...page, known, may: ['integrations.read'] });
  assert.ok(!reader.links.includes('/romashka/invoices/statements'));
  assert.ok(!reader.fields.includes('Выбрать: INV-2026-0001'));
});

test('whoever may enter an invoice is offered to, and one narrowed away is offered back', async () => {
  const none = [rows(), [['invoices', { show: 'overdue' }], listed([])]] as const;
  const { text, buttons } = await drawPage({ at: 'invoices', routes, known: none, may: ['invoices.create'] });
  assert.match(text, /Счетов пока нет/);
  assert.equal(buttons.filter((name) => name === 'Счёт').length, 2);
  const late = await drawPage({ at: address('invoices', { show: 'overdue' }), routes, known: none });
  assert.match(late.text, /Ничего не найдено/);
  assert.ok(late.buttons.includes('Сбросить отбор'));
});
