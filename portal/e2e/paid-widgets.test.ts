import { test } from 'node:test';
import { long } from '../../scripts/tests/long.ts';
import { newCompany } from './company.ts';
import { visit } from './visit.ts';

test('the trial of a widget is begun once, from the settings', async () => {
  const company = await newCompany();
  const { page, open, mustBeClean, close } = await visit(company);
  await open('settings');
  await page.getByRole('link', { name: /Платные виджеты/ }).click();
  await page.getByRole('heading', { name: 'Мессенджеры' }).waitFor();
  await mustBeClean();
  await page.getByRole('button', { name: 'Попробовать 14 дней: Мессенджеры' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Начать' }).click();
  await page.getByText('Пробный период начат: Мессенджеры').waitFor();
  await page.getByText('До конца пробного периода: 14 дн.').waitFor();
  await page.getByRole('button', { name: 'Попробовать 14 дней: Мессенджеры' }).waitFor({ state: 'detached' });
  await mustBeClean();
  await close();
});

for (const looks of [{ dark: true }, { width: 390, height: 844 }, { language: 'en' as const }])
  long(`licences are clean to look at ${JSON.stringify(looks)}`, async () => {
    const company = await newCompany();
    await company.call('POST', '/settings/paid-widgets/e-documents/trial');
    const { page, open, mustBeClean, close } = await visit(company, looks);
    await open('settings/paid-widgets');
    await page
      .getByRole('button', { name: /Попробовать|Try for/ })
      .first()
      .waitFor();
    await mustBeClean();
    await close();
  });
