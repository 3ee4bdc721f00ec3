import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { linkIn, password } from './company.ts';
import { type Effort, type Newcomer, newcomer } from './newcomer.ts';
import { type Visit, visit } from './visit.ts';

/** The most that the way to a first order may ask of all who take part in it. */
const most: Effort = { presses: 55, fields: 30, seconds: 600 };

const mark = randomUUID().slice(0, 8);
const company = `ООО «Начало ${mark}»`;
const addressOf = (name: string) => `${name}.${mark}@nachalo.ru`;

test('a newcomer comes from registration to a first order within ten minutes, by what the pages say', async (t) => {
  const effort: Effort = { presses: 0, fields: 0, seconds: 0 };
  const [buyers, approvers, suppliers] = [
    await visit(),
    await visit(),
    await visit(undefined, { width: 390, height: 844 }),
  ];
  const buyer = newcomer(buyers.page, effort);
  await buyers.open('/register');
  await register(buyer);
  await buyers.mustBeClean();
  await takeFirstSteps(buyer);
  await writeRequisition(buyer);
  await approve(approvers, effort);
  await askForPrices(buyer);
  await answer(suppliers, effort);
  await order(buyer);
  await buyers.mustBeClean();
  const told = buyer.page.waitForResponse(/first-steps$/);
  await goHome(buyer);
  await told;
  await buyer.page.getByText('Первые шаги').waitFor({ state: 'detached' });
  const { presses, fields, seconds } = effort;
  const asked = `${presses} presses, ${fields} fields, ${Math.round(seconds)} s of people's time`;
  t.diagnostic(asked);
  assert.ok(presses <= most.presses && fields <= most.fields && seconds <= most.seconds, asked);
  for (const { close } of [buyers, approvers, suppliers]) await close();
});

const button = ({ page }: Newcomer, name: string) => page.getByRole('button', { name, exact: true });

const field = ({ page }: Newcomer, name: string) => page.getByRole('textbox', { name });

const dialogOf = ({ page }: Newcomer) => page.getByRole('dialog');

const goHome = ({ page, press }: Newcomer) => press(page.getByRole('link', { name: company }).first());

async function register(person: Newcomer) {
  const { page, type, press, follow, read } = person;
  await read(page.getByRole('heading', { name: 'Регистрация компании' }));
  await type(field(person, 'Компания'), company);
  await type(field(person, 'ИНН'), '7707083893');
  await type(field(person, 'Телефон'), '9123456789');
  await type(field(person, 'Ваши имя и фамилия'), 'Анна Лебедева');
  await type(field(person, 'Рабочая почта'), addressOf('anna'));
  await type(field(person, 'Пароль'), password);
  await press(page.getByLabel('Принимаю условия оферты'));
  await press(page.getByLabel('Даю согласие на обработку персональных данных'));
  await press(button(person, 'Зарегистрировать'));
  await read(page.getByRole('heading', { name: /Письмо/ }));
  await follow(linkIn(addressOf('anna'), /\/verify\/([\w-]+)/), '/verify/');
  await type(field(person, 'Пароль'), password);
  await press(button(person, 'Подтвердить и войти'));
  await read(page.getByText('Первые шаги'));
}

/** Who approves, where goods come to, who sells, what is bought: each from the list at home. */
async function takeFirstSteps(person: Newcomer) {
  const { page, type, press, read } = person;
  const dialog = dialogOf(person);
  const begin = async (step: string, create: string) => {
    await press(page.getByRole('link', { name: step, exact: true }));
    await press(button(person, create).first());
  };
  await begin('Пригласите коллег', 'Пригласить');
  await type(dialog.getByLabel('Электронная почта'), addressOf('igor'));
  await type(dialog.getByLabel('Имя и фамилия'), 'Игорь Лебедев');
  await press(dialog.getByRole('combobox', { name: 'Роли' }));
  await press(page.getByRole('option', { name: 'Руководитель закупок' }));
  await page.keyboard.press('Escape');
  await press(button(person, 'Отправить приглашение'));
  await read(page.getByText('Приглашён'));
  await goHome(person);

  await begin('Добавьте склад', 'Склад');
  await type(dialog.getByLabel('Название'), 'Склад на Лесной');
  await press(dialog.getByRole('button', { name: 'Сохранить' }));
  await read(page.getByRole('table').getByText('Склад на Лесной'));
  await goHome(person);

  await begin('Добавьте поставщика', 'Контрагент');
  await type(dialog.getByLabel('ИНН'), '7736207543');
  await type(dialog.getByLabel('Краткое название'), 'ООО «Сталь»');
  await type(dialog.getByLabel('Почта'), addressOf('stal'));
  await press(dialog.getByRole('button', { name: 'Создать' }));
  await read(page.getByText('ООО «Сталь»'));
  await goHome(person);

  await begin('Наполните каталог', 'Позиция');
  await type(dialog.getByLabel('Название'), 'Уголок 50 × 50');
  await press(dialog.getByRole('button', { name: 'Создать' }));
  await read(page.getByText('Уголок 50 × 50'));
  await goHome(person);
}

/** Of its two items one is in no catalog yet. */
async function writeRequisition(person: Newcomer) {
  const { page, type, press, read } = person;
  await press(page.getByRole('link', { name: 'Создайте заявку', exact: true }));
  await read(page.getByRole('heading', { name: 'Новая заявка' }));
  await type(page.getByLabel('Название', { exact: true }), 'Металл для навеса');
  await type(page.getByLabel('Срок поставки'), '2031-05-20');
  await type(page.getByLabel('Наименование, позиция 1'), 'Уголок');
  await press(page.getByRole('option', { name: /Уголок 50 × 50/ }));
  await type(page.getByLabel('Количество, позиция 1'), '10');
  await type(page.getByLabel('Наименование, позиция 2'), 'Труба 40 × 20');
  await press(page.getByRole('option', { name: 'Создать «Труба 40 × 20» в каталоге' }));
  await press(button(person, 'Создать и выбрать'));
  await dialogOf(person).waitFor({ state: 'detached' });
  await type(page.getByLabel('Количество, позиция 2'), '6');
  await press(button(person, 'Создать заявку'));
  await read(page.getByRole('heading', { name: /Металл для навеса/ }));
  await press(button(person, 'Отправить на согласование'));
  await page.getByText('На согласовании').first().waitFor();
}

/** The colleague takes the invitation, and says yes to what waits for it. */
async function approve({ page, open, mustBeClean }: Visit, effort: Effort) {
  const person = newcomer(page, effort);
  const { type, press, follow, read } = person;
  await open('/login');
  await follow(linkIn(addressOf('igor'), /\/invitation#([\w-]+)/), '/invitation#');
  await type(field(person, 'Пароль'), password);
  await press(button(person, 'Принять и войти'));
  await read(page.getByText('Добрый день, Игорь'));
  await mustBeClean();
  await press(page.getByRole('link', { name: /Согласовать заявки/ }));
  await read(page.getByRole('heading', { name: 'Металл для навеса' }));
  await press(page.getByRole('button', { name: 'Согласовать' }));
}

/** Beside the supplier of the first steps one is asked who is not known yet. */
async function askForPrices(person: Newcomer) {
  const { page, type, press, read } = person;
  await press(page.getByRole('link', { name: 'Запросить цены' }));
  await read(page.getByRole('heading', { name: 'Новый запрос цен' }));
  const search = page.getByLabel('Найти другого поставщика');
  await type(search, 'Сталь');
  await press(page.getByRole('option', { name: 'ООО «Сталь»' }));
  await page.getByRole('checkbox', { name: /Сталь/, checked: true }).waitFor();
  await type(search, 'Трубный двор');
  await press(page.getByRole('option', { name: 'Создать «Трубный двор»' }));
  await type(dialogOf(person).getByLabel('Почта'), addressOf('truby'));
  await press(button(person, 'Создать и выбрать'));
  await page.getByRole('checkbox', { name: /Трубный двор/, checked: true }).waitFor();
  await press(button(person, 'Отправить…'));
  await press(dialogOf(person).getByRole('button', { name: 'Отправить', exact: true }));
  await read(page.getByText('0 из 2'));
}

/** A supplier prices both lines on his phone. */
async function answer({ page, open, mustBeClean }: Visit, effort: Effort) {
  const person = newcomer(page, effort);
  const { type, press, follow, read } = person;
  await open('/login');
  await follow(linkIn(addressOf('truby'), /\/rfq#([\w-]+)/), '/rfq#');
  const prices = page.getByLabel(/^Цена за/);
  await read(prices);
  await type(prices.nth(0), '330');
  await type(prices.nth(1), '270');
  await press(button(person, 'Отправить…'));
  await type(dialogOf(person).getByLabel('Ваше имя'), 'Ольга Петрова');
  await press(dialogOf(person).getByRole('button', { name: 'Отправить', exact: true }));
  await read(page.getByRole('heading', { name: /у покупателя/ }));
  await mustBeClean();
}

async function order(person: Newcomer) {
  const { page, press, read } = person;
  await press(page.getByText('Сравнить предложения'));
  await read(button(person, 'Лучшая цена по строкам'));
  await press(button(person, 'Лучшая цена по строкам'));
  await press(button(person, 'Сохранить решение'));
  await press(page.getByRole('link', { name: 'К заказам' }));
  await press(button(person, 'Создать заказы'));
  await press(page.getByRole('link', { name: /^PO-/ }));
  await read(page.getByRole('heading', { name: /Заказ PO-/ }));
  await press(button(person, 'Отправить').first());
  await press(dialogOf(person).getByRole('button', { name: 'Отправить письмо' }));
  await button(person, 'Внести подтверждение').waitFor();
}
