import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawPage, listed } from '../../../test/draw.ts';

const { invoiceRoutes: routes } = await import('./invoices.routes.tsx');

const installed = (...slugs: string[]) =>
  [['integrations', 'installations', 'working'], { items: slugs.map((slug) => ({ slug })) }] as const;

const may = ['integrations.read', 'payments.create', 'invoices.create'] as const;

test('statements are uploaded where their integration is installed; elsewhere the page leads there', async () => {
  const empty = [['invoices', 'statements'], listed([])] as const;
  const page = { at: 'invoices/statements', routes, may };
  const missing = await drawPage({ ...page, known: [empty, installed('upd-import')] });
  assert.match(missing.text, /Выписки не подключены Установите интеграцию «Выписка банка \(1С\)»\./);
  assert.deepEqual(missing.buttons, ['К интеграциям']);
  const { text, buttons } = await drawPage({ ...page, known: [empty, installed('bank-1c-statement')] });
  assert.match(text, /до проведения ничего не оплатится/);
  assert.deepEqual(buttons, ['Загрузить выписку', 'Загрузить выписку']);
});

test('a statement tells how many payments it holds, how many have found an invoice, and whether it adds up', async () => {
  const statement = {
    ...{ id: 'october', fileName: 'kl_to_1c.txt', periodFrom: '2025-01-01', periodTo: '2025-01-31' },
    ...{ counts: { documents: 1_040, proposed: 12, applied: 3 }, status: 'needs_review', createdAt: '2025-02-01' },
  };
  const known = [[['invoices', 'statements'], listed([statement])]] as const;
  const { text } = await drawPage({ at: 'invoices/statements', routes, known });
  assert.match(text, /kl_to_1c\.txt 1 янв\. 2025 г\. – 31 янв\. 2025 г\. 1\s040 12 3 Нужна проверка/);
});

test('a UPD shows its sum in its own currency, and that it is no invoice yet', async () => {
  const transfer = {
    ...{ id: 'upd', number: 'УТ-15', date: '2025-01-20', seller: { name: 'Цементный двор' }, function: 'transfer' },
    ...{ totals: { gross: '1500.5' }, currency: 'CNY', status: 'uploaded', createdAt: '2025-02-01T00:00:00.000Z' },
    arrivals: [{ source: 'mail' }, { source: 'operator' }, { source: 'mail' }],
  };
  const known = [[['invoices', 'transfers'], listed([transfer])]] as const;
  const { text, buttons } = await drawPage({ at: 'invoices/transfer-documents', routes, known });
  assert.match(text, /УТ-15 20 янв\. 2025 г\. Цементный двор Почта, Оператор ЭДО ДОП 1\s500,50\s¥ Не проведён/);
  assert.deepEqual(buttons, [], 'whoever may not create invoices is offered no upload');
});

test('documents are narrowed to those that came in one way', async () => {
  const known = [[['invoices', 'transfers', { source: 'mail' }], listed([])]] as const;
  const { text } = await drawPage({ at: 'invoices/transfer-documents?source=mail', routes, known });
  assert.match(text, /Все Файл Почта Оператор ЭДО/);
});
