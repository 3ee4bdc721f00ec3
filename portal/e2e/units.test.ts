import assert from 'node:assert/strict';
import { test } from 'node:test';
import { long } from '../../scripts/tests/long.ts';
import { newCompany } from './company.ts';
import { visit } from './visit.ts';

interface Card {
  items: Array<{ name: string; uom: string }>;
}

test('a unit is typed: Tab takes it, Enter makes no requisition, one that is not known is red and holds the form back', async () => {
  const company = await newCompany();
  const { page, open, mustBeClean, close } = await visit(company);
  await open('requisitions/new');
  await page.getByLabel('Название', { exact: true }).fill('Метизы');
  await page.getByLabel('Срок поставки').fill('2031-05-20');
  await page.getByLabel('Наименование, позиция 1').fill('Болт М8');
  await page.getByLabel('Количество, позиция 1').fill('5');
  const unit = page.getByLabel('Единица, позиция 1');
  await unit.focus();
  await page.keyboard.type('кг');
  await page.keyboard.press('Tab');
  assert.equal(await unit.inputValue(), 'кг');

  await unit.focus();
  await page.keyboard.type('рул');
  await page.keyboard.press('Enter');
  assert.equal(await unit.inputValue(), 'рул');
  await page.keyboard.press('Enter');
  await page.getByLabel('Количество, позиция 1').press('Enter');
  await page.getByLabel('Наименование, позиция 1').press('Enter');

  await unit.fill('бухта');
  await page.keyboard.press('Tab');
  await page.getByText('Нет единицы «бухта»').waitFor();
  await mustBeClean();
  await page.getByRole('button', { name: 'Создать заявку' }).click();
  await page.waitForTimeout(500);
  assert.match(page.url(), /requisitions\/new$/);
  const { items } = await company.call<{ items: unknown[] }>('GET', '/purchase-requisitions');
  assert.equal(items.length, 0, 'nothing was created by Enter, nor with a unit that nobody knows');

  await unit.fill('м');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Создать заявку' }).click();
  await page.waitForURL(/requisitions\/[\da-f-]{36}/);
  const card = await company.call<Card>('GET', `/purchase-requisitions/${page.url().split('/').at(-1)}`);
  assert.deepEqual(
    card.items.map(({ name, uom }) => [name, uom]),
    [['Болт М8', '006']],
  );
  await close();
});

long('rows are pasted with a unit that nobody knows: it stands there red, and is not «шт»', async () => {
  const company = await newCompany();
  const { page, open, close } = await visit(company);
  await open('requisitions/new');
  const name = page.getByLabel('Наименование, позиция 1');
  await name.focus();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Кабель\t10\tбухта\nБолт\t5\tкг\n');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await page.getByText('Нет единицы «бухта»').waitFor();
  assert.equal(await page.getByLabel('Единица, позиция 1').inputValue(), 'бухта');
  assert.equal(await page.getByLabel('Единица, позиция 2').inputValue(), 'кг');
  await close();
});
