import { test } from 'node:test';
import { long } from '../../scripts/tests/long.ts';
import { type Company, colleague, newCompany, send } from './company.ts';
import { visit } from './visit.ts';

/** A colleague sends requisitions for the owner's approval. */
async function asking(company: Company) {
  const { email, password } = await colleague(company, 'buyer');
  const { accessToken } = await send<{ accessToken: string }>('POST', '/auth/login', { email, password });
  return async (title: string) => {
    const items = [{ name: 'Цемент М500', quantity: '10', plannedPrice: '450' }];
    const need = { title, dueDate: '2031-05-20', items };
    const { id } = await send<{ id: string }>('POST', '/purchase-requisitions', need, accessToken);
    await send('PATCH', `/purchase-requisitions/${id}/status`, { status: 'pending_approval' }, accessToken);
  };
}

test('the bell rings while the page is open, and what it leads to is read', async () => {
  const company = await newCompany();
  const ask = await asking(company);
  const { page, open, mustBeClean, close } = await visit(company);
  await open('catalog');
  await ask('Фундамент');
  const bell = page.getByRole('button', { name: /^Уведомления/ });
  await bell.getByText('1', { exact: false }).waitFor();
  await bell.press('Enter');
  const newest = page.getByRole('dialog', { name: /^Уведомления/ });
  const line = newest.getByRole('link', { name: /Не прочитано: Согласуйте заявку .*Фундамент/ });
  await line.waitFor();
  await mustBeClean();
  await page.keyboard.press('Escape');
  await newest.waitFor({ state: 'detached' });
  await bell.press('Enter');
  await line.click();
  await page.waitForURL(/requisitions\//);
  await page.getByRole('button', { name: 'Уведомления', exact: true }).waitFor();

  await ask('Кровля');
  await open('notices');
  await page.getByRole('link', { name: /Кровля/ }).waitFor();
  await mustBeClean();
  await page.getByRole('button', { name: 'Отметить все прочитанными' }).click();
  await page.getByText('Всё прочитано').waitFor();
  await page.getByRole('tab', { name: 'Все' }).click();
  await page.getByRole('link', { name: /Фундамент/ }).waitFor();
  await mustBeClean();

  await page.getByRole('link', { name: 'Настроить' }).click();
  await page.getByRole('combobox', { name: 'Вас просят согласовать' }).click();
  await page.getByRole('option', { name: 'Без письма' }).click();
  await mustBeClean();
  await page.reload();
  await page.locator('input[value="Без письма"]').first().waitFor();
  await close();
});

for (const looks of [{ dark: true }, { width: 390, height: 844 }, { language: 'en' as const }])
  long(`notices are read ${JSON.stringify(looks)}`, async () => {
    const company = await newCompany();
    const ask = await asking(company);
    await ask('Фундамент корпуса № 2 и подготовка площадки под кран');
    const { page, open, mustBeClean, close } = await visit(company, looks);
    await open('notices');
    await page.getByRole('link', { name: /Фундамент/ }).waitFor();
    await mustBeClean();
    await page.getByRole('button', { name: looks.language ? /^Notices/ : /^Уведомления/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /Фундамент/ })
      .waitFor();
    await mustBeClean();
    await open('notices/settings');
    await page.getByRole('table').waitFor();
    await mustBeClean();
    await close();
  });
