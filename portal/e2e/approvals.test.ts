import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { long } from '../../scripts/tests/long.ts';
import { type Company, colleague, linkIn, newCompany, password } from './company.ts';
import { visit } from './visit.ts';
import { waitTooLong } from './wait-too-long.ts';

type Person = Pick<Company, 'portal' | 'email' | 'password'>;

const phone = { width: 390, height: 844 };

/** A company whose purchases overrun their budget, with four people who may approve them. */
async function overrun() {
  const company = await newCompany();
  const { user } = await company.call<{ user: { id: string } }>('GET', '/auth/me');
  const year = { periodFrom: '2031-01-01', periodTo: '2031-12-31' };
  await company.call('POST', '/budgets', {
    ...{ code: 'СТР-31', name: 'Материалы', amount: '10000', overrunPolicy: 'approve', responsibleId: user.id },
    ...year,
  });
  const hire = (fullName: string, login: string) => colleague(company, 'purchasing_manager', { fullName, login });
  const people = {
    igor: await hire('Игорь Лебедев', 'igor'),
    olga: await hire('Ольга Морозова', 'olga'),
    pavel: await hire('Павел Зимин', 'pavel'),
    maria: await hire('Мария Вольная', 'maria'),
  };
  return { company, ...people };
}

/** A requisition over the budget, sent for approval. */
async function sent({ call }: Company, title: string): Promise<string> {
  const items = [{ name: title, quantity: '100', plannedPrice: '900' }];
  const need = { title, dueDate: '2031-05-20', budgetCode: 'СТР-31', items };
  const { id } = await call<{ id: string }>('POST', '/purchase-requisitions', need);
  await call('PATCH', `/purchase-requisitions/${id}/status`, { status: 'pending_approval' });
  return id;
}

/** Olga is away, and Pavel decides for her. */
async function standIn({ call }: Company, olga: Person, pavel: Person) {
  const { items } = await call<{ items: Array<{ id: string; email: string }> }>('GET', '/settings/users?limit=50');
  const idOf = (person: Person) => items.find(({ email }) => email === person.email)?.id;
  const from = new Date().toISOString().slice(0, 10);
  await call('POST', '/settings/approval-substitutes', {
    ...{ userId: idOf(olga), substituteId: idOf(pavel), from, until: '2099-12-31' },
  });
}

/** Two steps for what is over the budget: both of the first, then anybody of the second, whom Maria joins after eight hours. */
async function drawRoute(page: Page) {
  await page.getByRole('button', { name: 'Маршрут', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const choose = async (step: string, field: string, ...names: string[]) => {
    const input = dialog.getByRole('group', { name: step }).getByRole('combobox', { name: field });
    await input.click();
    for (const name of names) await page.getByRole('option', { name, exact: true }).first().click();
    await page.keyboard.press('Tab');
  };
  await dialog.getByRole('textbox', { name: 'Название' }).first().fill('Сверх бюджета');
  await dialog.getByRole('textbox', { name: 'Сумма от' }).fill('50000');
  await dialog.getByRole('switch', { name: 'Только сверх бюджета' }).click({ force: true });
  await choose('Шаг 1', 'Согласующие', 'Игорь Лебедев', 'Ольга Морозова');
  await dialog.getByRole('button', { name: 'Ещё шаг' }).click();
  await choose('Шаг 2', 'Согласующие', 'Игорь Лебедев', 'Павел Зимин');
  await choose('Шаг 2', 'Кто должен согласовать', 'Любой из них');
  await dialog.getByRole('group', { name: 'Шаг 2' }).getByRole('textbox', { name: 'Эскалировать через' }).fill('8');
  await choose('Шаг 2', 'Кому эскалировать', 'Мария Вольная');
  return dialog;
}

/** Opens the link of the letter that asks for an approval; signing in comes first, and leads to the record. */
async function openFromLetter(page: Page, { email }: Person, id: string, title: string) {
  await page.goto(await linkIn(email, new RegExp(`(https?://\\S*${id})`)));
  await page.locator('input[type=email]').fill(email);
  assert.equal(await page.getByText(title).count(), 0, 'nothing is shown before signing in');
  await page.locator('input[type=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await page.getByRole('heading', { name: title }).first().waitFor();
}

long(
  'a route over a budget is drawn, tried and saved; two steps, a substitute and an escalation later it is refused from a phone',
  async () => {
    const { company, igor, olga, pavel, maria } = await overrun();
    await sent(company, 'Арматура');
    await standIn(company, olga, pavel);
    const author = await visit(company);
    await author.open('settings/approvals');
    const dialog = await drawRoute(author.page);
    await dialog.getByRole('button', { name: 'Проверить на прошлых записях' }).click();
    await dialog.getByText('Арматура').first().waitFor();
    await author.mustBeClean();
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await author.page.getByText('Сверх бюджета').first().waitFor();

    const id = await sent(company, 'Опалубка');
    const first = await visit(undefined, phone);
    await openFromLetter(first.page, igor, id, 'Опалубка');
    await first.mustBeClean();
    await first.page.getByRole('button', { name: 'Согласовать', exact: true }).click();
    await first.page.getByText('Ждём решения: Ольга Морозова').waitFor();
    await first.close();

    const second = await visit(pavel);
    await second.open(`requisitions/${id}`);
    await second.page.getByText('Вы решаете вместо: Ольга Морозова').waitFor();
    await second.mustBeClean();
    await second.page.getByRole('button', { name: 'Согласовать', exact: true }).click();
    await second.page.getByText('Ждём решения: Игорь Лебедев, Павел Зимин').waitFor();
    await second.close();

    await waitTooLong(company);
    const third = await visit(undefined, { ...phone, dark: true, language: 'en' });
    await openFromLetter(third.page, maria, id, 'Опалубка');
    await third.mustBeClean();
    await third.page.getByRole('button', { name: 'Reject' }).click();
    await third.page.getByRole('dialog').getByRole('textbox').fill('Дорого');
    await third.page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
    await third.page.getByText('Дорого').first().waitFor();
    await third.close();

    await author.open(`requisitions/${id}`);
    await author.page.getByText('Дорого').first().waitFor();
    await author.mustBeClean();
    await author.close();
  },
);

long('what waits for approval is recalled, and nobody is asked any more', async () => {
  const { company, igor } = await overrun();
  const id = await sent(company, 'Опалубка');
  const author = await visit(company);
  await author.open(`requisitions/${id}`);
  await author.page.getByRole('button', { name: 'Статус' }).click();
  await author.page.getByRole('menuitem', { name: 'Вернуть в черновик' }).click();
  await author.page.getByRole('button', { name: 'Отправить на согласование' }).waitFor();
  await author.mustBeClean();
  await author.close();
  const approver = await visit(igor, phone);
  await approver.open('inbox');
  await approver.page.getByText('Всё разобрано').waitFor();
  await approver.mustBeClean();
  await approver.close();
});
