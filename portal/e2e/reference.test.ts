import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newCompany } from './company.ts';
import { visit } from './visit.ts';

test('an operation is found by the keyboard, tried with a key without a trace, and then done', async () => {
  const company = await newCompany();
  const { secret } = await company.call<{ secret: string }>('POST', '/api-keys', {
    ...{ name: 'Проба', scopes: ['warehouses.read', 'warehouses.write'] },
  });
  const { page, open, mustBeClean } = await visit(undefined, { width: 390, height: 844, dark: true });
  await open('/docs');
  await mustBeClean();
  await page.keyboard.press('/');
  await page.keyboard.type('создать склад');
  await page
    .getByRole('link', { name: /Создать склад.*операция/ })
    .first()
    .waitFor();
  await mustBeClean();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Создать склад', level: 1 }).waitFor();

  await page.getByLabel('Ключ API или токен').fill(secret);
  await page.getByLabel('Тело запроса').fill('{"name": "Склад «Химки»", "code": "ХИМ"}');
  await page.getByRole('button', { name: 'Отправить' }).click();
  await page.getByText('200 OK').waitFor();
  assert.match((await page.locator('#said pre').first().textContent()) ?? '', /"dryRun": true/);
  await mustBeClean();
  const named = async () =>
    (await company.call<{ items: Array<{ name: string }> }>('GET', '/warehouses?code=ХИМ')).items.length;
  assert.equal(await named(), 0);

  await page.getByLabel('Пробный запуск').uncheck();
  await page.getByText('Ключ рабочий').waitFor();
  await page.getByRole('button', { name: 'Отправить' }).click();
  await page.getByText('201 Created').waitFor();
  await mustBeClean();
  assert.equal(await named(), 1);
  assert.ok(!(await page.content()).includes(secret), 'the key is shown nowhere');

  for (const path of [
    '/docs/operations/warehouses.list-warehouses?lang=en',
    '/docs/records/Warehouse',
    '/docs/events/integration_api.warehouse.created',
    '/docs/webhooks',
    '/docs/guides/connect-an-erp',
    '/docs/guides/run-in-production',
    '/docs/changelog',
    '/docs/deprecations',
    '/problems',
    '/problems/validation_failed',
  ]) {
    await open(path);
    await mustBeClean();
  }
});
