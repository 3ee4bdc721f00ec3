import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { long } from '../../scripts/tests/long.ts';
import { newCompany } from './company.ts';
import { visit } from './visit.ts';

interface Pipeline {
  stages: Array<{ name: string }>;
}

long('stages are put in order by keyboard and by the menu, and put back', async () => {
  const company = await newCompany();
  const { page, open, mustBeClean, close } = await visit(company);
  const order = async () =>
    (await company.call<Pipeline>('GET', '/settings/pipeline')).stages.map(({ name }) => name).slice(0, 3);
  const [first, second, third] = await order();
  const orderBecomes = async (...wanted: unknown[]) => {
    for (let tries = 0; tries < 100 && !isDeepStrictEqual(await order(), wanted); tries++) await pause(100);
    assert.deepEqual(await order(), wanted);
  };
  await open('settings/pipeline');
  await mustBeClean();
  await page.getByRole('button', { name: `Переместить: Alt и стрелки: ${second}` }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.getByText('Порядок изменён').waitFor();
  await orderBecomes(second, first, third);
  await page.keyboard.press('Alt+ArrowDown');
  await orderBecomes(first, second, third);

  await page.getByRole('button', { name: `Действия: ${third}` }).click();
  await page.getByRole('menuitem', { name: 'В начало' }).click();
  await orderBecomes(third, first, second);
  await page.getByRole('button', { name: 'Отменить' }).last().click();
  await orderBecomes(first, second, third);
  await close();
});

test('a stage is made, given a status, archived, and brought back', async () => {
  const company = await newCompany();
  const { page, open, mustBeClean, close } = await visit(company);
  await open('settings/pipeline');
  await page.getByRole('button', { name: 'Этап', exact: true }).click();
  await page.getByRole('textbox', { name: 'Название', exact: true }).fill('Тендер');
  await page.getByRole('combobox', { name: 'Статусы' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { name: 'Приостановлена' }).click();
  await page.keyboard.press('Escape');
  await mustBeClean();
  await page.getByRole('button', { name: 'Добавить' }).click();
  await page.getByRole('button', { name: /^Тендер Приостановлена/ }).click();
  await page.getByRole('button', { name: 'В архив…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'В архив', exact: true }).click();
  await page.getByText('В архиве: Тендер').waitFor();
  await page.getByRole('checkbox', { name: 'С архивными' }).check();
  await mustBeClean();
  await page.getByRole('button', { name: 'Восстановить: Тендер' }).click();
  await page.getByRole('button', { name: /^Тендер Приостановлена/ }).waitFor();
  await close();
});

long('a custom field is made, shown in its form beforehand, archived and brought back', async () => {
  const company = await newCompany();
  const { page, open, mustBeClean, close } = await visit(company);
  await open('settings/custom-fields?entity=catalogItem');
  await page.keyboard.press('KeyC');
  await page.getByRole('textbox', { name: 'Название' }).fill('Класс опасности');
  assert.equal(await page.getByRole('textbox', { name: 'Ключ' }).inputValue(), 'klass_opasnosti');
  await page.getByRole('combobox', { name: 'Тип' }).click();
  await page.getByRole('option', { name: 'Выбор из списка' }).click();
  const options = page.getByRole('combobox', { name: 'Варианты' });
  for (const option of ['Первый', 'Второй']) {
    await options.fill(option);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('combobox', { name: 'Класс опасности' }).click();
  await page.getByRole('option', { name: 'Второй' }).click();
  await mustBeClean();
  await page.getByRole('button', { name: 'Добавить' }).click();
  await page.getByRole('listitem').getByText('Класс опасности').click();
  await page.getByRole('button', { name: 'В архив' }).click();
  await page.getByText('Своих полей пока нет').waitFor();
  await page.getByRole('checkbox', { name: 'С архивными' }).check();
  await mustBeClean();
  await page.getByRole('button', { name: 'Восстановить: Класс опасности' }).click();
  await page.getByText('В архиве пусто.').waitFor();
  await page.getByRole('button', { name: 'Действия: Класс опасности' }).waitFor();
  await close();
});

long('fields stand in their forms in the order they are put in', async () => {
  const company = await newCompany();
  for (const label of ['Первое', 'Второе', 'Третье'])
    await company.call('POST', '/settings/custom-fields', {
      ...{ entityType: 'catalogItem', type: 'string', key: `own_${label.length}_${label.charCodeAt(0)}`, label },
    });
  const { page, open, mustBeClean, close } = await visit(company);
  await open('settings/custom-fields');
  await mustBeClean();
  const order = () =>
    page
      .getByRole('button', { name: /^Действия: / })
      .evaluateAll((menus) => menus.map((menu) => menu.getAttribute('aria-label')?.replace('Действия: ', '')));
  await page.getByRole('button', { name: 'Переместить: Alt и стрелки: Третье' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.getByText('Порядок изменён').waitFor();
  assert.deepEqual(await order(), ['Первое', 'Третье', 'Второе']);
  await page.getByRole('button', { name: 'Действия: Второе' }).click();
  await page.getByRole('menuitem', { name: 'В начало' }).click();
  await page.getByText('Порядок изменён').nth(1).waitFor();
  const { id } = await company.call<{ id: string }>('POST', '/catalog', { name: 'Кислота' });
  await open(`catalog/${id}`);
  const labels = await page.getByRole('region', { name: 'Поля компании' }).locator('label').allInnerTexts();
  assert.deepEqual(labels, ['Второе', 'Первое', 'Третье']);
  await close();
});

long('the shown part of the audit log is saved as a file', async () => {
  const company = await newCompany();
  await company.call('POST', '/catalog', { name: 'Кислота' });
  await company.call('POST', '/warehouses', { name: 'Склад «Химки»', kind: 'main' });
  const { page, open, mustBeClean, close } = await visit(company);
  await open('settings/audit?entityType=catalog_item');
  await mustBeClean();
  await page.getByRole('button', { name: 'Выгрузить' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ]);
  assert.equal(file.suggestedFilename(), 'Журнал действий.csv');
  const text = await readFile(await file.path(), 'utf8');
  assert.match(text, /Когда \(Europe\/Moscow\)/);
  assert.match(text, /Кислота/);
  assert.doesNotMatch(text, /Химки/);
  await close();
});

long('a setting that somebody changed meanwhile is not written over unseen', async () => {
  const company = await newCompany();
  const { page, open, mustBeClean, close } = await visit(company);
  await open('settings/company');
  await page.getByRole('textbox', { name: 'Адрес' }).fill('Москва, Тверская, 1');
  await company.call('PATCH', '/settings/company', { kpp: '770701001' });
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByText('Пока вы правили, это изменили').waitFor();
  assert.equal(await page.getByRole('textbox', { name: 'Адрес' }).inputValue(), 'Москва, Тверская, 1');
  await mustBeClean();
  await page.getByRole('button', { name: 'Сохранить моё поверх' }).click();
  await page.getByText('Сохранено').waitFor();
  const { address } = await company.call<{ address: string }>('GET', '/settings/company');
  assert.equal(address, 'Москва, Тверская, 1');
  await close();
});

long('a role like one of the platform is made, and another one is read only', async () => {
  const { page, open, mustBeClean, close } = await visit(await newCompany());
  await open('settings/roles');
  await mustBeClean();
  await page.getByRole('link', { name: /Закупщик/ }).click();
  await page.getByRole('checkbox', { name: 'Каталог: просмотр', exact: true }).waitFor();
  assert.ok(await page.getByRole('checkbox', { name: 'Каталог: просмотр', exact: true }).isDisabled());
  await page.getByRole('button', { name: 'Создать похожую' }).click();
  await page.getByRole('textbox', { name: 'Название' }).fill('Младший закупщик');
  await page.getByRole('checkbox', { name: 'Каталог: просмотр', exact: true }).uncheck();
  await mustBeClean();
  await page.getByRole('button', { name: 'Создать', exact: true }).click();
  await page.getByRole('link', { name: /Младший закупщик/ }).waitFor();
  await close();
});

const pages = ['company', 'regional', 'catalog', 'users', 'users?open=new', 'roles', 'roles/new', 'pipeline'];
const more = ['pipeline?open=new', 'custom-fields', 'custom-fields?open=new', 'audit'];

for (const looks of [{ dark: true }, { width: 390, height: 844 }, { language: 'en' as const }])
  long(`settings are clean ${JSON.stringify(looks)}`, async () => {
    const { open, mustBeClean, close } = await visit(await newCompany(), looks);
    for (const path of ['settings', ...[...pages, ...more].map((name) => `settings/${name}`)]) {
      await open(path);
      await mustBeClean();
    }
    await close();
  });

for (const looks of [{ dark: true }, { width: 390, height: 844 }, { language: 'en' as const }])
  long(`pages before sign-in are clean ${JSON.stringify(looks)}`, async () => {
    const { open, mustBeClean, close } = await visit(undefined, looks);
    const paths = ['/login', '/register', '/register/sent?email=a@b.ru', '/verify/abc', '/resend-confirmation'];
    for (const path of [...paths, '/forgot-password', '/reset-password/abc', '/invitation#abc']) {
      await open(path);
      await mustBeClean();
    }
    await close();
  });
