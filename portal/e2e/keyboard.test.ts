import assert from 'node:assert/strict';
import { test } from 'node:test';
import { long } from '../../scripts/tests/long.ts';
import { newCompany } from './company.ts';
import { visit } from './visit.ts';

async function companyWithRecords() {
  const company = await newCompany();
  const made: string[] = [];
  for (const title of ['Кабель', 'Щиты', 'Муфты']) {
    const { number } = await company.call<{ number: string }>('POST', '/purchase-requisitions', {
      ...{ title, dueDate: '2031-05-20', items: [{ name: title, quantity: '1', uom: '796' }] },
    });
    made.push(number);
  }
  await company.call('POST', '/catalog', { name: 'Перчатки нитриловые, размер M', sku: 'П-100' });
  return { company, numbers: made };
}

long(
  'the palette finds a requisition by its number and an item by a piece of its name, and Enter opens them',
  async () => {
    const { company, numbers } = await companyWithRecords();
    const { page, open, mustBeClean, close } = await visit(company);
    await open('');
    const find = async (text: string, option: RegExp) => {
      await page.keyboard.press('Control+KeyK');
      const field = page.getByRole('textbox', { name: 'Найти' });
      await field.fill(text);
      await page.getByRole('button', { name: option }).waitFor();
      await mustBeClean();
      await field.press('Enter');
    };
    await find(numbers[1] as string, /Щиты/);
    await page.locator('h1', { hasText: 'Щиты' }).waitFor();
    await find('нитрил', /Перчатки/);
    await page.locator('h1', { hasText: 'Перчатки нитриловые' }).waitFor();
    await page.keyboard.press('Control+KeyK');
    await page.getByRole('textbox', { name: 'Найти' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: 'Найти' }).waitFor({ state: 'detached' });
    await close();
  },
);

test('a list is gone through by keys alone, in the Russian layout too', async () => {
  const { company } = await companyWithRecords();
  const { page, open, mustBeClean, close } = await visit(company);
  await open('requisitions');
  const row = (at: number) => page.locator(`tr[data-row="${at}"]`);
  const focused = async () => page.locator('tr[data-focus]').getAttribute('data-row');
  await row(2).waitFor();
  await page.keyboard.press('KeyJ');
  await page.keyboard.press('KeyJ');
  assert.equal(await focused(), '1');
  await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'л', code: 'KeyK', bubbles: true })));
  await page.locator('tr[data-focus][data-row="0"]').waitFor();
  await page.keyboard.press('KeyX');
  await page.locator('tr[data-chosen]').waitFor();
  const [title] = await row(0)
    .getByText(/Кабель|Щиты|Муфты/)
    .allInnerTexts();
  await page.keyboard.press('Space');
  await page.getByRole('dialog').getByText(String(title)).first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('Shift+Slash');
  await page
    .getByRole('dialog')
    .getByText('Перейти')
    .or(page.getByRole('dialog', { name: /лавиш/ }))
    .first()
    .waitFor();
  await mustBeClean();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  await page.locator('h1', { hasText: String(title) }).waitFor();
  await close();
});
