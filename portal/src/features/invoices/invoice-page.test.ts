import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { anInvoice, anIssue } from '../../../test/an-invoice.ts';
import { draw, drawPage } from '../../../test/draw.ts';

const { keepsDraft } = await import('../../../test/keeps-draft.ts');
const { invoiceRoutes: routes } = await import('./invoices.routes.tsx');
const { MoveDialog } = await import('./components/move-dialog.tsx');
const { HeaderForm } = await import('./components/header-form.tsx');

const page = (changes: object, may: readonly string[] = []) =>
  drawPage({ at: 'invoices/cement', routes, may: may as never, known: [[['invoices', 'cement'], anInvoice(changes)]] });

const move = (to: string, ...requires: string[]) => ({ to, requires });

test('an invoice says whose it is, when it was to be paid, and why it was refused', async () => {
  const { text, headings } = await page({
    ...{ status: 'rejected', rejectReason: 'Нет договора', purpose: 'Оплата по счёту', onHoldUntil: '2025-02-01' },
  });
  assert.match(headings[0] ?? '', /Счёт СЧ-1045/);
  assert.match(text, /Отклонён Цементный двор/);
  assert.match(text, /Оплатить до 15 янв\. 2025 г\. · просрочен Не оплачивать до 1 февр\. 2025 г\./);
  assert.match(text, /ИНН 7707083893/);
  assert.match(text, /Как получен внесён вручную Назначение платежа Оплата по счёту Причина Нет договора/);
});

test('an invoice names the contract it stands under', async () => {
  const contract = { number: '47/2026', date: '2025-01-09', currency: 'RUB' };
  assert.match((await page({ contractId: 'k47', contract })).text, /Договор № 47\/2026 от 9 янв\. 2025 г\./);
  assert.doesNotMatch((await page({})).text, /Договор/);
});

test('a cancelled invoice is not changed any more, one that is not may be by who may', async () => {
  assert.ok((await page({}, ['invoices.update'])).buttons.includes('Изменить'));
  assert.ok(!(await page({})).buttons.includes('Изменить'));
  assert.ok(!(await page({ status: 'cancelled' }, ['invoices.update'])).buttons.includes('Изменить'));
});

test('what comes next is a button, and what needs a reason waits in a menu', async () => {
  const allowedMoves = [move('disputed', 'reason'), move('pending_approval'), move('cancelled')];
  const { buttons } = await page({ status: 'received', allowedMoves });
  assert.deepEqual(buttons.slice(0, 2), ['На согласование', 'Другие действия']);
  assert.deepEqual((await page({ allowedMoves: [] })).buttons, ['Обсуждение']);
});

test('out of a dispute the button says where it leads back to', async () => {
  const { buttons } = await page({ status: 'disputed', allowedMoves: [move('approved')] });
  assert.equal(buttons[0], 'Урегулировано: вернуть в «Согласован»');
});

const dialog = (to: string, changes: object = {}, isOverride = false) =>
  createElement(MoveDialog, {
    ...{ invoice: anInvoice(changes), move: move(to, 'reason') as never, name: 'Отклонить', isOverride, onClose() {} },
  });

test('a refusal waits for its reason, and may be written to the supplier', async () => {
  const { text, fields, off } = await draw(dialog('rejected'));
  assert.match(text, /Счёт СЧ-1045, Цементный двор/);
  assert.deepEqual(fields, ['Причина', 'Написать поставщику']);
  assert.deepEqual(off, ['Отклонить']);
  assert.deepEqual((await draw(dialog('disputed'))).fields, ['Причина']);
});

test('to approve an invoice that differs one reads the differences and says why it is right', async () => {
  const matching = { status: 'blocked', issues: [anIssue()], overrideReason: null };
  const { text, fields } = await draw(dialog('approved', { matching }, true));
  assert.match(
    text,
    /Цемент М500 — Цена с НДС 1\s237,504166 вместо 1\s200,00: дороже на 37,504166 за единицу. Запросите у поставщика/,
  );
  assert.deepEqual(fields, ['Почему счёт всё же верен']);
});

test('a reason begun for one move does not come back in another', async (t) => {
  keepsDraft(t, 'invoice-move', 'cement-rejected', { value: 'Нет договора' });
  assert.match((await draw(dialog('rejected'))).text, /Вернули то, что вы ввели/);
  assert.doesNotMatch((await draw(dialog('cancelled'))).text, /Вернули/);
});

test('the header is changed under the names its facts have, within their lengths', async () => {
  const { fields, html } = await draw(createElement(HeaderForm, { invoice: anInvoice(), onClose() {} }));
  assert.deepEqual(fields, [
    ...['Номер у поставщика', 'Дата у поставщика', 'Оплатить до', 'Не оплачивать до', 'Назначение платежа'],
    'Комментарий',
  ]);
  assert.match(html, /maxLength="64"[^>]*value="СЧ-1045"|value="СЧ-1045"[^>]*maxLength="64"/i);
});
