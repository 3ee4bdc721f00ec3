import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';
import { long } from '../../scripts/tests/long.ts';
import { type Company, newCompany } from './company.ts';
import { visit } from './visit.ts';

const types = {
  string: 'Строка',
  text: 'Текст',
  number: 'Число',
  money: 'Деньги',
  boolean: 'Да или нет',
  date: 'Дата',
  datetime: 'Дата и время',
  select: 'Выбор',
  multiselect: 'Несколько',
  url: 'Ссылка',
  user: 'Сотрудник',
} as const;

async function defineAll({ call }: Company, entityType: string) {
  for (const [type, label] of Object.entries(types))
    await call('POST', '/settings/custom-fields', {
      ...{ entityType, type, key: `own_${type}`, label: `Своё: ${label}` },
      ...(type.endsWith('select') && { options: { items: ['Первый', 'Второй', 'Третий'] } }),
    });
}

/** A field of every type, filled as a person fills it. */
async function fillAll(form: Locator) {
  const field = (type: keyof typeof types) => form.getByLabel(`Своё: ${types[type]}`, { exact: true });
  const page = form.page();
  await field('string').fill('АБ-12');
  await field('text').fill('Две строки\nо главном');
  await field('number').fill('1 234,5');
  await field('money').fill('99,90');
  await field('boolean').check();
  await field('date').fill('2031-05-20');
  await field('datetime').fill('2031-05-20T14:30');
  await field('select').click();
  await page.getByRole('option', { name: 'Второй' }).click();
  await form.getByRole('combobox', { name: 'Своё: Несколько' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { name: 'Первый' }).last().click();
  await page.getByRole('option', { name: 'Третий' }).last().click();
  await page.keyboard.press('Escape');
  await field('url').fill('https://example.ru/gost');
  await field('user').fill('Анна');
  await page.getByRole('option', { name: /Анна Лебедева/ }).click();
}

const filled = (person: string) => ({
  own_string: 'АБ-12',
  own_text: 'Две строки\nо главном',
  own_number: '1234.5',
  own_money: '99.9',
  own_boolean: true,
  own_date: '2031-05-20',
  own_datetime: '2031-05-20T11:30:00.000Z',
  own_select: 'Второй',
  own_multiselect: ['Первый', 'Третий'],
  own_url: 'https://example.ru/gost',
  own_user: person,
});

type Held = { customFields: Record<string, unknown> };

long('a field of every type is filled in a requisition, and shown on its page', async () => {
  const company = await newCompany();
  await defineAll(company, 'procurement');
  const { user } = await company.call<{ user: { id: string } }>('GET', '/auth/me');
  const { page, open, mustBeClean, close } = await visit(company);
  await open('requisitions/new');
  await page.getByLabel('Название', { exact: true }).fill('Щиты для корпуса 3');
  await page.getByLabel('Срок поставки').fill('2031-05-20');
  await page.getByLabel('Наименование, позиция 1').fill('Щит');
  await page.getByLabel('Количество, позиция 1').fill('4');
  await fillAll(page.locator('form'));
  await mustBeClean();
  await page.getByRole('button', { name: 'Создать заявку' }).click();
  await page.waitForURL(/requisitions\/[\da-f-]{36}/);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const { customFields } = await company.call<Held>('GET', `/purchase-requisitions/${id}`);
  assert.deepEqual(customFields, filled(user.id));
  for (const shown of ['АБ-12', 'Второй', 'Первый, Третий', 'Анна Лебедева'])
    await page.getByText(shown, { exact: true }).first().waitFor();
  await mustBeClean();
  await close();
});

long('a field of every type is filled in an item of the catalog, kept, and cleared', async () => {
  const company = await newCompany();
  await defineAll(company, 'catalogItem');
  const { user } = await company.call<{ user: { id: string } }>('GET', '/auth/me');
  const { id } = await company.call<{ id: string }>('POST', '/catalog', { name: 'Кислота' });
  const { page, open, mustBeClean, close } = await visit(company);
  await open(`catalog/${id}`);
  await fillAll(page.locator('form').first());
  await mustBeClean();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByText('Сохранено').waitFor();
  const held = async () => (await company.call<Held>('GET', `/catalog/${id}`)).customFields;
  assert.deepEqual(await held(), filled(user.id));
  await page.reload();
  await page.getByLabel('Своё: Дата и время').waitFor();
  assert.equal(await page.getByLabel('Своё: Дата и время').inputValue(), '2031-05-20T14:30');
  await page.getByLabel('Своё: Строка').fill('');
  await page.getByLabel('Своё: Да или нет').uncheck();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByText('Сохранено').waitFor();
  const { own_string: _, ...others } = filled(user.id);
  assert.deepEqual(await held(), { ...others, own_boolean: false });
  await close();
});
