import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { answer } from '../../../test/answer.ts';
import { draw, drawPage, listed } from '../../../test/draw.ts';
import { leftOf, sharesOf, withInvoice } from './shares.ts';

const { address } = await import('../../../test/asked-by.ts');
const { keepsDraft } = await import('../../../test/keeps-draft.ts');
const { invoiceRoutes: routes } = await import('./invoices.routes.tsx');
const { MatchDialog } = await import('./components/match-dialog.tsx');
const { findReceivable } = await import('./statement-queries.ts');

const allocation = { invoiceId: 'cement', number: 'INV-1', externalNumber: 'СЧ-1045', amount: '100000' };
const proposal = { allocations: [allocation], exact: false, confidence: 80, remarks: ['partial', 'not_approved'] };
const document = {
  ...{ id: 'd77', version: 1, number: '77', date: '2025-01-12', amount: '148500.5', currency: 'RUB' },
  ...{ counterpartyName: 'Цементный двор', purpose: 'По счёту 1045', direction: 'outgoing', status: 'proposed' },
  ...{ proposal, payments: [] },
};
const statement = {
  ...{ id: 'january', fileName: 'kl_to_1c.txt', status: 'ready', counts: { exact: 2 } },
  warnings: [{ code: 'total', line: 14, message: 'Сумма списаний не сходится.' }],
};
const page = { at: 'invoices/statements/january', routes };
const known = (...documents: object[]) =>
  [
    [['invoices', 'statements', 'january'], statement],
    [['invoices', 'statements', 'january', 'documents', 'all'], listed(documents)],
  ] as const;

test('a document shows which invoice it would pay, how sure that is, and what is odd', async () => {
  const { text, links } = await drawPage({ ...page, known: known(document), may: ['invoices.read'] });
  assert.match(text, /Замечено в файле Сумма списаний не сходится\. \(строка 14\)/);
  assert.match(text, /№ 77 12 янв\. 2025 г\. Цементный двор По счёту 1045 148\s500,50\s₽ списание/);
  assert.match(text, /СЧ-1045 100\s000,00\s₽ уверенность 80 % · оплата части · счёт не согласован Счёт предложен/);
  assert.ok(links.includes('/romashka/invoices/cement'));
});

test('money that came leads to the sales invoices that it pays', async () => {
  const received = { ...document, direction: 'incoming' };
  const shown = (more: object, ...may: string[]) =>
    drawPage({ ...page, known: known({ ...received, ...more }), may: may as never });
  const { links } = await shown({}, 'sales_invoices.read', 'invoices.read');
  assert.ok(links.includes('/romashka/sales-invoices/cement') && !links.includes('/romashka/invoices/cement'));
  const payments = [{ invoiceId: 'sand', paymentId: 'p1', amount: '148500.5' }];
  const paid = await shown({ proposal: null, payments, status: 'applied' }, 'sales_invoices.read');
  assert.match(paid.text, /Оплаченный счёт Проведён/);
  assert.ok(paid.links.includes('/romashka/sales-invoices/sand'));
  const blind = await shown({}, 'invoices.read');
  assert.match(blind.text, /СЧ-1045/);
  assert.ok(!blind.links.some((link) => link.endsWith('/cement')), 'who may not open it is not led there');
});

test('what a document pays is shown in its own currency', async () => {
  const { text } = await drawPage({ ...page, known: known({ ...document, currency: 'CNY' }) });
  assert.match(text, /СЧ-1045 100\s000,00\s¥/);
});

test('what is not applied may be matched by who may pay: what came, by who sees sales invoices', async () => {
  const received = { ...document, id: 'd78', number: '78', direction: 'incoming', proposal: null, status: 'unmatched' };
  const applied = { ...document, id: 'd79', number: '79', status: 'applied' };
  const between = { ...received, id: 'd80', number: '80', direction: 'internal', status: 'kept' };
  const unclear = { ...between, id: 'd81', number: '81', direction: 'unknown' };
  const all = known(document, received, applied, between, unclear);
  const { buttons } = await drawPage({ ...page, known: all, may: ['payments.create'] });
  assert.ok(buttons.includes('Провести точные: 2'));
  assert.deepEqual(
    buttons.filter((name) => name.startsWith('Выбрать счета')),
    ['Выбрать счета для документа 77'],
  );
  const seller = await drawPage({ ...page, known: all, may: ['payments.create', 'sales_invoices.read'] });
  assert.deepEqual(
    seller.buttons.filter((name) => name.startsWith('Выбрать счета')),
    ['Выбрать счета для документа 77', 'Выбрать счета для документа 78'],
  );
  assert.ok(!(await drawPage({ ...page, known: all })).buttons.some((name) => /Провести|Выбрать/.test(name)));
});

test('the address opens a document with the match that was proposed', async () => {
  const at = `invoices/statements/${address('january', { document: 'd77' })}`;
  const { text, fields } = await drawPage({ ...page, at, known: known(document), may: ['payments.create'] });
  assert.match(text, /Документ № 77, 148\s500,50\s₽/);
  assert.ok(fields.includes('Счёт СЧ-1045'));
  assert.match(text, /Не распределено: 48\s500,50\s₽/);
});

test('the address opens no document that may not be matched', async () => {
  const at = `invoices/statements/${address('january', { document: 'd77' })}`;
  const opened = async (more: object, ...may: string[]) =>
    (await drawPage({ ...page, at, known: known({ ...document, ...more }), may: may as never })).text;
  const all = ['payments.create', 'sales_invoices.read'];
  assert.match(await opened({ direction: 'incoming' }, ...all), /Не распределено/);
  assert.doesNotMatch(await opened({ direction: 'incoming' }, 'payments.create'), /Не распределено/);
  assert.doesNotMatch(await opened({ direction: 'internal' }, ...all), /Не распределено/);
  assert.doesNotMatch(await opened({ status: 'applied' }, ...all), /Не распределено/);
});

test('for money that came, sales invoices with something owed are offered, by number, customer and what is owed', async () => {
  const left = { id: 's1', number: 'СЧ-2026-0007', outstandingAmount: '500', currency: 'RUB' };
  const asked = answer(() => ({ body: { items: [{ ...left, customer: { name: 'ООО «Север»', inn: null } }] } }));
  const found = await findReceivable('0007', new AbortController().signal);
  assert.deepEqual(
    found.map(({ id, label, about }) => [id, label, about?.replaceAll('\u00a0', ' ')]),
    [['s1', 'СЧ-2026-0007', 'ООО «Север», 500,00 ₽']],
  );
  assert.deepEqual(
    asked.map(({ path, query }) => [path, query]),
    [
      [
        '/api/v1/sales-invoices',
        { search: '0007', limit: '20', 'paymentStatus[in]': 'unpaid,partially_paid', 'status[in]': 'issued,sent' },
      ],
    ],
  );
});

test('one more invoice gets what is left; when nothing is left it begins with nothing', () => {
  const shares = sharesOf({ proposal } as never);
  const more = withInvoice(document, shares, { id: 'sand', label: 'СЧ-7' });
  assert.deepEqual(
    more.map(({ label, amount }) => [label, amount]),
    [
      ['СЧ-1045', '100000'],
      ['СЧ-7', '48500.5'],
    ],
  );
  assert.equal(leftOf(document, more), '0');
  const over = more.map((share) => ({ ...share, amount: '100000' }));
  assert.equal(leftOf(document, over), '-51499.5');
  assert.equal(withInvoice(document, over, { id: 'lime', label: 'СЧ-8' }).at(-1)?.amount, '0');
  assert.equal(withInvoice(document, more, { id: 'sand', label: 'СЧ-7' }), more, 'no invoice stands there twice');
});

test('a match begun for one document did not come back over another', async (t) => {
  keepsDraft(t, 'payment-match', 'd77', { value: [] });
  const dialog = (changes: object = {}) =>
    createElement(MatchDialog, {
      ...{ statementId: 'january', onClose() {} },
      document: { ...document, ...changes } as never,
    });
  assert.match((await draw(dialog())).text, /Вернули то, что вы ввели/);
  assert.doesNotMatch((await draw(dialog({ id: 'd78' }))).text, /Вернули/);
});
