import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { long } from '../../scripts/tests/long.ts';
import { linkIn, newCompany, password, send } from './company.ts';
import { visit } from './visit.ts';

test('a company registers, confirms its mail, invites a colleague, and each sees the portal by their rights', async () => {
  const mark = randomUUID().slice(0, 6);
  const [email, invited] = [`petr.${mark}@snab.ru`, `olga.${mark}@snab.ru`];
  const owner = await visit();
  const { page } = owner;
  await owner.open('/register');
  await owner.mustBeClean();
  await page.getByRole('button', { name: 'Зарегистрировать' }).click();
  for (const name of ['Компания', 'Имя портала', 'ИНН', 'Телефон', 'Ваши имя', 'Рабочая почта', 'Пароль'])
    assert.equal(
      await page.getByRole('textbox', { name }).getAttribute('aria-invalid'),
      'true',
      `${name} is not marked`,
    );
  await page.getByRole('textbox', { name: 'Компания' }).fill(`ООО «Снаб ${mark}»`);
  const portalName = page.getByRole('textbox', { name: 'Имя портала' });
  assert.equal(await portalName.inputValue(), `snab-${mark}`);
  await page.getByRole('textbox', { name: 'ИНН' }).fill('77-07-08389-4');
  await page.getByText('Контрольная цифра не сходится').waitFor();
  await page.getByRole('textbox', { name: 'ИНН' }).fill('7707083893');
  await page.getByRole('textbox', { name: 'Телефон' }).fill('89123456789');
  assert.equal(await page.getByRole('textbox', { name: 'Телефон' }).inputValue(), '+7 (912) 345-67-89');
  await page.getByRole('textbox', { name: 'Ваши имя' }).fill('Пётр Котов');
  await page.getByRole('textbox', { name: 'Рабочая почта' }).fill(email);
  await page.getByRole('textbox', { name: 'Пароль' }).fill('коротко');
  await page.getByRole('button', { name: 'Зарегистрировать' }).click();
  await page.getByText('Без этого согласия нельзя продолжить').first().waitFor();
  await owner.mustBeClean();
  await page.getByRole('checkbox', { name: 'Принимаю условия оферты' }).check();
  await page.getByRole('checkbox', { name: 'Даю согласие' }).check();
  await page.getByRole('textbox', { name: 'Пароль' }).fill(password);
  await page.getByRole('button', { name: 'Зарегистрировать' }).click();
  await page.getByRole('heading', { name: 'Письмо осталось на сервере' }).waitFor();
  await owner.mustBeClean();

  const token = await linkIn(email, /\/verify\/([\w-]+)/);
  await owner.open(`/verify/${token}`);
  await owner.mustBeClean();
  await page.getByRole('textbox', { name: 'Пароль' }).fill('не тот пароль 1');
  await page.keyboard.press('Enter');
  await page.getByText('Это не тот пароль').waitFor();
  await page.getByRole('button', { name: 'Не помню пароль' }).click();
  await owner.mustBeClean();
  await page.getByRole('button', { name: 'Я помню пароль' }).click();
  await page.getByRole('textbox', { name: 'Пароль' }).fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/snab-${mark}`);

  const { accessToken } = await send<{ accessToken: string }>('POST', '/auth/login', { email, password });
  const { user } = await send<{ user: { phone: string } }>('GET', '/auth/me', undefined, accessToken);
  assert.equal(user.phone, '+79123456789', 'the phone of the registration is kept');

  await owner.open(`/snab-${mark}/settings/users`);
  await page.keyboard.press('KeyC');
  await page.getByRole('textbox', { name: 'Электронная почта' }).fill(invited);
  await page.getByRole('textbox', { name: 'Имя и фамилия' }).fill('Ольга Белова');
  await page.getByRole('combobox', { name: 'Роли' }).click();
  await page.getByRole('option', { name: 'Кладовщик' }).click();
  await page.keyboard.press('Escape');
  await owner.mustBeClean();
  await page.getByRole('button', { name: 'Отправить приглашение' }).click();
  await page.getByRole('table').getByText('Приглашён').waitFor();
  await owner.mustBeClean();

  const colleague = await visit();
  await colleague.open(`/invitation#${await linkIn(invited, /\/invitation#([\w-]+)/)}`);
  await colleague.mustBeClean();
  await colleague.page.getByRole('textbox', { name: 'Пароль' }).fill('семь ведёр и радуга');
  await colleague.page.getByRole('button', { name: 'Принять и войти' }).click();
  await colleague.page.waitForURL(`**/snab-${mark}`);
  const navigation = colleague.page.getByRole('navigation', { name: 'Главное меню' });
  await navigation.getByRole('link', { name: 'Склады' }).waitFor();
  assert.equal(await navigation.getByRole('link', { name: 'Счета', exact: true }).count(), 0);
  assert.equal(await page.getByRole('navigation').getByRole('link', { name: 'Счета', exact: true }).count(), 1);
  await colleague.close();
  await owner.close();
});

long('a used link says what to do, and a mail scanner that opens one confirms nothing', async () => {
  const visitor = await visit();
  await visitor.open(`/verify/${'x'.repeat(64)}`);
  await visitor.page.getByRole('textbox', { name: 'Пароль' }).fill(password);
  await visitor.page.getByRole('button', { name: 'Подтвердить и войти' }).click();
  await visitor.page.getByText('Такой ссылки нет').waitFor();
  await visitor.page.getByRole('link', { name: 'Прислать новое письмо' }).waitFor();
  await visitor.mustBeClean();
  await visitor.close();
});

long('a forgotten password is set anew by the link of a letter, once', async () => {
  const { email } = await newCompany();
  const visitor = await visit();
  await visitor.open('/forgot-password');
  await visitor.page.getByRole('textbox', { name: 'Электронная почта' }).fill(email);
  await visitor.page.keyboard.press('Enter');
  await visitor.page.getByText('Она действует 30 минут').waitFor();
  const link = `/reset-password/${await linkIn(email, /\/reset-password\/([\w-]+)/)}`;
  await visitor.open(link);
  await visitor.mustBeClean();
  await visitor.page.getByRole('textbox', { name: 'Новый пароль' }).fill('девять лодок у моста');
  await visitor.page.getByRole('button', { name: 'Сохранить и войти' }).click();
  await visitor.page.getByRole('navigation', { name: 'Главное меню' }).waitFor();
  await visitor.open(link);
  await visitor.page.getByRole('textbox', { name: 'Новый пароль' }).fill('десять лодок у моста');
  await visitor.page.getByRole('button', { name: 'Сохранить и войти' }).click();
  await visitor.page.getByText('По этой ссылке пароль уже задали').waitFor();
  await visitor.close();
});

long('another session of mine is ended from the list of sessions', async () => {
  const company = await newCompany();
  const [first, second] = [await visit(company), await visit(company)];
  await first.open('sessions');
  await first.mustBeClean();
  await first.page.getByRole('button', { name: 'Завершить остальные' }).click();
  await first.page.getByRole('dialog').getByRole('button', { name: 'Завершить', exact: true }).click();
  await first.page.getByText('этот сеанс').waitFor();
  await first.page.getByRole('button', { name: 'Завершить остальные' }).waitFor({ state: 'detached' });
  await second.page.reload();
  await second.page.waitForURL('**/login*');
  await first.close();
  await second.close();
});
