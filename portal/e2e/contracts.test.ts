import assert from 'node:assert/strict';
import { test } from 'node:test';
import { long } from '../../scripts/tests/long.ts';
import { type Company, newCompany } from './company.ts';
import { visit } from './visit.ts';

interface Made {
  id: string;
}

interface Profile {
  name: string;
  stampFileId: string | null;
  paymentRequisites: unknown[];
}

const seller = { name: 'Заря', legalName: 'Общество с ограниченной ответственностью «Заря»', inn: '7707083893' };

/** The smallest PNG there is. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

long(
  'a seller is made, refused at a wrong account, given a stamp, put away, and brought back as the default',
  async () => {
    const company = await newCompany();
    const { page, open, mustBeClean, close } = await visit(company);
    await open('settings/sellers');
    await mustBeClean();
    await page.keyboard.press('KeyC');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Название' }).fill(seller.name);
    await dialog.getByRole('textbox', { name: 'Полное наименование' }).fill(seller.legalName);
    await dialog.getByRole('textbox', { name: 'ИНН' }).fill(seller.inn);
    await mustBeClean();
    await dialog.getByRole('button', { name: 'Создать' }).click();
    await page.getByRole('heading', { name: seller.name, level: 1 }).waitFor();

    await page.getByRole('button', { name: 'Счёт', exact: true }).click();
    await page.getByRole('textbox', { name: 'БИК' }).fill('044525225');
    const account = page.getByRole('textbox', { name: 'Расчётный счёт' });
    await account.fill('40702810938000000002');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.locator('[aria-invalid=true]').waitFor();
    await mustBeClean();
    await account.fill('40702810938000000001');
    const chosen = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Выбрать: Печать' }).click();
    await (await chosen).setFiles({ name: 'Печать.png', mimeType: 'image/png', buffer: png });
    await page.getByRole('img', { name: 'Печать' }).waitFor();
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Сохранено').waitFor();
    await mustBeClean();

    await company.call('POST', '/settings/seller-profiles', { ...seller, name: 'Заря, опт', isDefault: true });
    await page.getByRole('button', { name: 'В архив' }).click();
    await page.getByRole('button', { name: 'Восстановить' }).click();
    await page.getByRole('checkbox', { name: /^Новые документы/ }).check();
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Сохранено').last().waitFor();
    await page.getByRole('button', { name: 'В архив' }).waitFor({ state: 'detached' });
    const { items } = await company.call<{ items: Profile[] }>('GET', '/settings/seller-profiles?isDefault=true');
    assert.deepEqual(
      items.map(({ name, paymentRequisites }) => [name, paymentRequisites.length]),
      [[seller.name, 1]],
    );
    assert.ok(items[0]?.stampFileId);
    await close();
  },
);

test('a contract is made, signed, limited, given an annex and terminated', async () => {
  const company = await newCompany();
  await company.call('POST', '/settings/seller-profiles', seller);
  const party = await company.call<Made>('POST', '/counterparties', { shortName: 'ООО «Цементный двор»' });
  const { page, open, mustBeClean, close } = await visit(company);
  await open('contracts');
  await mustBeClean();
  await page.keyboard.press('KeyC');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Номер' }).fill('47/2026');
  await dialog.getByRole('textbox', { name: 'Предмет' }).fill('Поставка цемента');
  await dialog.getByRole('textbox', { name: 'Контрагент' }).fill('Цемент');
  await page.getByRole('option', { name: /Цементный двор/ }).click();
  await dialog.getByLabel('Действует по').fill('2020-01-31');
  await dialog.getByRole('button', { name: 'Создать' }).click();
  await dialog.getByText(/окончание раньше начала/).waitFor();
  await mustBeClean();
  await dialog.getByLabel('Действует по').fill('2099-12-31');
  await dialog.getByRole('button', { name: 'Создать' }).click();
  await page.getByRole('heading', { name: 'Договор 47/2026', level: 1 }).waitFor();
  await dialog.waitFor({ state: 'detached' });
  await mustBeClean();

  await page.getByRole('button', { name: 'На подписание' }).click();
  await page.getByRole('button', { name: 'Ввести в действие' }).click();
  await page.getByText('Договор: действует').waitFor();
  await page.getByRole('button', { name: 'Изменить' }).click();
  assert.ok(await dialog.getByRole('textbox', { name: 'Номер' }).isDisabled());
  await dialog.getByRole('textbox', { name: 'Лимит с НДС' }).fill('5 000 000,00');
  await mustBeClean();
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByRole('img', { name: /^Использовано лимита: 0/ }).waitFor();

  await page.getByRole('tab', { name: 'Приложения' }).click();
  await page.getByRole('button', { name: 'Приложение', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Номер' }).fill('1');
  await dialog.getByRole('textbox', { name: 'Предмет' }).fill('Спецификация на октябрь');
  await dialog.getByRole('button', { name: 'Создать' }).click();
  await page.getByRole('heading', { name: 'Договор 1', level: 1 }).waitFor();
  await page.getByRole('link', { name: '47/2026' }).click();
  await page.getByRole('tab', { name: 'Приложения · 1' }).click();
  await mustBeClean();

  await page.getByRole('button', { name: 'Ещё действия' }).click();
  await page.getByRole('menuitem', { name: 'Расторгнуть' }).click();
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('Контрагент ликвидирован');
  await mustBeClean();
  await dialog.getByRole('button', { name: 'Расторгнуть' }).click();
  await page.getByText('Контрагент ликвидирован').first().waitFor();
  await page.getByText('Договор: расторгнут').waitFor();

  await open(`counterparties/${party.id}?tab=contracts`);
  await page.getByRole('link', { name: '47/2026' }).waitFor();
  await mustBeClean();
  await close();
});

for (const looks of [{ dark: true }, { width: 390, height: 844 }, { language: 'en' as const }])
  long(`contracts and sellers are clean ${JSON.stringify(looks)}`, async () => {
    const company = await newCompany();
    const { open, mustBeClean, close } = await visit(company, looks);
    for (const path of await pagesOf(company)) {
      await open(path);
      await mustBeClean();
    }
    await close();
  });

async function pagesOf({ call }: Company): Promise<string[]> {
  const { id } = await call<Made>('POST', '/settings/seller-profiles', seller);
  const { id: counterpartyId } = await call<Made>('POST', '/counterparties', { shortName: 'ООО «Цементный двор»' });
  const contract = await call<Made>('POST', '/contracts', {
    ...{ number: '47/2026', title: 'Поставка', kind: 'supply', counterpartyId, date: '2026-03-01' },
    ...{ validTo: '2099-12-31', amountLimit: '5000000', paymentTerms: 'Отсрочка 30 дней' },
  });
  return [
    ...['settings/sellers', 'settings/sellers?create=true', `settings/sellers/${id}`],
    ...['contracts', 'contracts?create=true', `contracts/${contract.id}`, `contracts/${contract.id}?tab=annexes`],
    `contracts/${contract.id}?tab=sales-invoices`,
  ];
}
