import assert from 'node:assert/strict';
import { test } from 'node:test';
import { long } from '../../scripts/tests/long.ts';
import { type Company, colleague, newCompany } from './company.ts';
import { visit } from './visit.ts';

test('two people change one item: the second sees what was changed, and loses nothing of what he typed', async () => {
  const company = await newCompany();
  const { id } = await company.call<{ id: string }>('POST', '/catalog', {
    name: 'Кабель ВВГнг 3×2,5',
    brand: 'Кольчуга',
  });
  const anna = await visit(company);
  const igor = await visit(await colleague(company, 'purchasing_manager'));
  await anna.open(`catalog/${id}`);
  await igor.open(`catalog/${id}`);
  await igor.page.getByRole('textbox', { name: 'Описание' }).fill('Бухта 100 м');
  await anna.page.getByRole('textbox', { name: 'Описание' }).fill('На катушке');
  await anna.page.getByRole('textbox', { name: 'Бренд' }).fill('Камкабель');
  await anna.page.getByRole('button', { name: 'Сохранить' }).click();
  await anna.page.getByText('Сохранено').waitFor();

  await igor.page.getByRole('button', { name: 'Сохранить' }).click();
  const note = igor.page.getByRole('alert').filter({ hasText: 'запись изменил кто-то другой' });
  await note.getByRole('row', { name: 'Описание Бухта 100 м На катушке' }).waitFor();
  await note.getByText('Там изменено ещё и сохранится: Бренд.').waitFor();
  await igor.mustBeClean();
  await note.getByRole('button', { name: 'Сохранить мой вариант' }).click();
  await igor.page.getByText('Сохранено').waitFor();
  assert.equal(await igor.page.getByRole('textbox', { name: 'Бренд' }).inputValue(), 'Камкабель');
  const item = await company.call<{ brand: string; description: string }>('GET', `/catalog/${id}`);
  assert.deepEqual([item.brand, item.description], ['Камкабель', 'Бухта 100 м']);

  await anna.page.getByText('Бухта 100 м').waitFor();
  await anna.close();
  await igor.close();
});

long(
  'two people change the header of one requisition: what only one of them touched stays as it was left',
  async () => {
    const company = await newCompany();
    const { id } = await company.call<{ id: string }>('POST', '/purchase-requisitions', {
      title: 'Кабель для ТП-14',
      dueDate: '2031-05-20',
      items: [{ name: 'Кабель', quantity: '10', uom: '006', plannedPrice: '98.4' }],
    });
    const anna = await visit(company);
    const igor = await visit(await colleague(company, 'purchasing_manager'));
    for (const { open, page } of [anna, igor]) {
      await open(`requisitions/${id}`);
      await page.getByRole('button', { name: 'Изменить', exact: true }).first().click();
      await page.getByRole('dialog').getByLabel('Комментарий').waitFor();
    }
    const [first, second] = [anna.page.getByRole('dialog'), igor.page.getByRole('dialog')];
    await second.getByLabel('Комментарий').fill('Разгрузка своими силами');
    await first.getByLabel('Комментарий').fill('Нужен пропуск');
    await first.getByLabel('Название').fill('Кабель и муфты для ТП-14');
    await first.getByRole('button', { name: 'Сохранить' }).click();
    await first.waitFor({ state: 'detached' });
    // The page behind his dialog already shows what she saved; what he types is not written over it all the same.
    await igor.page.getByRole('heading', { name: 'Кабель и муфты для ТП-14', includeHidden: true }).waitFor();

    await second.getByRole('button', { name: 'Сохранить' }).click();
    await second.getByRole('row', { name: 'Комментарий Разгрузка своими силами Нужен пропуск' }).waitFor();
    await second.getByText('Там изменено ещё и сохранится: Название.').waitFor();
    assert.equal(await second.getByLabel('Комментарий').inputValue(), 'Разгрузка своими силами');
    await igor.mustBeClean();
    await second.getByRole('button', { name: 'Сохранить мой вариант' }).click();
    await second.waitFor({ state: 'detached' });
    const saved = await company.call<{ title: string; comment: string }>('GET', `/purchase-requisitions/${id}`);
    assert.deepEqual([saved.title, saved.comment], ['Кабель и муфты для ТП-14', 'Разгрузка своими силами']);
    await anna.close();
    await igor.close();
  },
);

test('a session that ends while a form is filled: the person signs in above it, and the same save goes on', async () => {
  const company = await newCompany();
  const { page, context, open, mustBeClean, close } = await visit(company);
  await open('requisitions/new');
  await page.getByLabel('Название', { exact: true }).fill('Щиты для корпуса 3');
  await page.getByLabel('Срок поставки').fill('2031-05-20');
  await page.getByLabel('Наименование, позиция 1').fill('Щит распределительный');
  await page.getByLabel('Количество, позиция 1').fill('4');
  await endOtherSessions(company);
  await context.clearCookies();
  // A call of the page itself may notice first: the dialog stands above the button then, and the save waits behind it.
  await page.getByRole('button', { name: 'Создать заявку' }).dispatchEvent('click');
  const dialog = page.getByRole('dialog', { name: 'Войдите снова' });
  await dialog.getByText('Всё, что вы ввели, осталось на странице.').waitFor();
  await mustBeClean();
  await dialog.locator('input[type=password]').fill(company.password);
  await dialog.getByRole('button', { name: 'Войти' }).click();
  await page.waitForURL(/requisitions\/[\da-f-]{36}/);
  await page.locator('h1', { hasText: 'Щиты для корпуса 3' }).waitFor();
  const { items } = await company.call<{ items: unknown[] }>('GET', '/purchase-requisitions');
  assert.equal(items.length, 1);
  await close();
});

long(
  'a deep link outlives the sign-in, Back returns to the list as it was, and one tab shows what another has changed',
  async () => {
    const company = await newCompany();
    for (const name of ['Болт М8', 'Гайка М8', 'Кабель ВВГ'])
      await company.call('POST', '/catalog', { name, brand: 'Метиз' });
    const { items } = await company.call<{ items: Array<{ id: string; name: string }> }>('GET', '/catalog');
    const bolt = items.find(({ name }) => name === 'Болт М8');
    const guest = await visit();
    await guest.open(`/${company.portal}/catalog/${bolt?.id}?tab=stock`);
    await guest.page.waitForURL('**/login*');
    await guest.page.fill('input[type=email]', company.email);
    await guest.page.fill('input[type=password]', company.password);
    await guest.page.click('button[type=submit]');
    await guest.page.getByText('На складах ничего нет').waitFor();

    const { page } = guest;
    await guest.open(`/${company.portal}/catalog`);
    await page.getByRole('searchbox', { name: 'клавиша /' }).fill('М8');
    await page.getByRole('row').filter({ hasText: 'Кабель' }).waitFor({ state: 'detached' });
    await page.getByRole('cell', { name: 'Гайка М8', exact: true }).click();
    await page.getByRole('heading', { name: 'Гайка М8' }).waitFor();
    await page.goBack();
    await page.getByRole('cell', { name: 'Болт М8', exact: true }).waitFor();
    assert.match(page.url(), /search=/);
    assert.equal(await page.getByRole('cell', { name: 'Кабель ВВГ', exact: true }).count(), 0);

    const other = await guest.context.newPage();
    await other.goto(`${new URL(page.url()).origin}/${company.portal}/catalog/${bolt?.id}`);
    await other.getByRole('textbox', { name: 'Название' }).fill('Болт М8 оцинкованный');
    await other.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByRole('cell', { name: 'Болт М8 оцинкованный', exact: true }).waitFor();
    await guest.close();
  },
);

/** Every session but the one of the API's own calls. */
async function endOtherSessions({ call }: Company) {
  const { items } = await call<{ items: Array<{ id: string; current: boolean }> }>('GET', '/auth/sessions');
  for (const { id, current } of items) if (!current) await call('DELETE', `/auth/sessions/${id}`);
}
