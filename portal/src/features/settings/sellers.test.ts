import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawPage, listed } from '../../../test/draw.ts';
import '../../../test/portal-address.ts';
import { newSeller, newSellerBodyOf, sellerBodyOf, sellerValuesOf } from './seller-values.ts';

const { address, askedBy } = await import('../../../test/asked-by.ts');
const { settingsRoutes: routes } = await import('./settings.routes.tsx');

const account = {
  ...{ id: 'a1', label: null, bankName: 'Сбер', bik: '044525225', checkingAccount: '40702810938000000001' },
  ...{ correspondentAccount: null, currency: 'RUB', isPrimary: true },
};
const romashka = {
  ...{ id: 's1', version: 2, name: 'Ромашка', legalName: 'ООО «Ромашка»', inn: '7707083893', kpp: null, ogrn: null },
  ...{ taxRegime: 'osno', defaultVatRate: '22', legalAddress: null, phone: null, email: null, accountantName: null },
  ...{ signatoryName: 'Смирнова А. В.', signatoryPosition: null, signatoryBasis: null, invoicePrefix: null },
  ...{ logoFileId: null, stampFileId: 'f1', signatureFileId: null, isDefault: true, status: 'active' },
  paymentRequisites: [account],
} as never;
const may = ['company_settings.read', 'company_settings.update', 'files.upload'] as const;

const page = (changes: object = {}, held: readonly string[] = may) =>
  drawPage({
    ...{ at: 'settings/sellers/s1', routes, may: held as never },
    known: [[['settings', 'sellers', 's1'], { ...(romashka as object), ...changes }]],
  });

test('a row says who sells, how it is taxed, and which one is the default', async () => {
  const known = [[['settings', 'sellers', 'list', {}], listed([romashka])]] as const;
  const { text } = await drawPage({ at: 'settings/sellers', routes, known });
  assert.match(text, /Ромашка · по умолчанию ООО «Ромашка» 7707083893 ОСНО, с НДС Действует/);
});

test('the address of the list asks the server for what it says', async () => {
  const search = { search: 'Ромашка', archived: 'true', create: 'true' };
  const asked = await askedBy({ at: address('settings/sellers', search), routes });
  assert.deepEqual(asked.get('settings/seller-profiles'), {
    ...{ limit: '100', search: 'Ромашка', includeArchived: 'true', includeTotal: 'true' },
  });
});

test('a seller shows its requisites, accounts, signatories and pictures', async () => {
  const { headings, fields, buttons } = await page();
  assert.deepEqual(headings, ['Ромашка', 'Реквизиты', 'Банковские счета', 'Подписанты', 'Документы']);
  for (const name of ['Полное наименование', 'Расчётный счёт', 'Должность подписанта'])
    assert.ok(fields.includes(name), name);
  for (const name of ['Выбрать: Логотип', 'Заменить: Печать', 'Убрать: Печать'])
    assert.ok(buttons.includes(name), name);
});

test('the default is not put away, another one is, and comes back from the archive unchanged', async () => {
  assert.ok(!(await page()).buttons.includes('В архив'));
  assert.ok((await page({ isDefault: false })).buttons.includes('В архив'));
  const archived = await page({ isDefault: false, status: 'archived' });
  assert.ok(archived.buttons.includes('Восстановить') && !archived.buttons.includes('Сохранить'));
});

test('whoever may only read changes nothing', async () => {
  const { buttons, html } = await page({ isDefault: false }, ['company_settings.read']);
  for (const name of ['Сохранить', 'В архив', 'Счёт', 'Выбрать: Логотип']) assert.ok(!buttons.includes(name), name);
  assert.match(html, /<fieldset disabled=""/);
});

test('an emptied text is sent as nothing, and the mark of the default only where it is taken over', () => {
  const body = sellerBodyOf({ ...sellerValuesOf(romashka), signatoryName: '', isDefault: false });
  assert.deepEqual([body.signatoryName, body.name, body.stampFileId], [null, 'Ромашка', 'f1']);
  assert.ok(!('isDefault' in body));
  assert.deepEqual(body.paymentRequisites, [account]);
  assert.equal(sellerBodyOf(sellerValuesOf(romashka)).isDefault, true);
});

test('a new seller says no more than was typed', () => {
  assert.deepEqual(newSellerBodyOf({ ...newSeller, name: 'А', legalName: 'ООО «А»', inn: '7707083893' }), {
    ...{ name: 'А', legalName: 'ООО «А»', inn: '7707083893' },
  });
});
