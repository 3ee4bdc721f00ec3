import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { answer } from '../../test/answer.ts';
import { draw } from '../../test/draw.ts';

const { AccountMenu } = await import('./account-menu.tsx');
const { Broken } = await import('./broken.tsx');
const { findRecords } = await import('./find-records.ts');
const { JobTray } = await import('./job-tray.tsx');
const { Nav } = await import('./nav.tsx');
const { NotFound } = await import('./not-found.tsx');
const { SignInDialog } = await import('./sign-in-dialog.tsx');
const { Problem } = await import('../shared/api/problem.ts');
const { forgetJob, tellJob } = await import('../shared/jobs/jobs.ts');
const { beginSession, signInAgain } = await import('../shared/session/session.ts');

const nav = (seen: Parameters<typeof draw>[1] = {}, narrow = false) =>
  draw(createElement(Nav, { portal: 'romashka', narrow, onToggle() {} }), seen);

test('the navigation has what a person may see, and no heading above nothing', async () => {
  const { links, text } = await nav();
  assert.deepEqual([...new Set(links)], ['/romashka', '/romashka/inbox', '/romashka/settings']);
  assert.doesNotMatch(text, /База/);
  const buyer = await nav({ may: ['purchase_requisitions.read', 'catalog.read'] });
  assert.deepEqual([...new Set(buyer.links)].slice(1), [
    '/romashka/inbox',
    '/romashka/requisitions',
    '/romashka/catalog',
    '/romashka/settings',
  ]);
  assert.match(buyer.text, /База Каталог/);
});

test('the mark of a company is the first letter of its name, not of its form', async () => {
  assert.match((await nav()).text, /Р ООО «Ромашка»/);
});

test('what waits for the person stands beside their tasks as a number, and nothing where nothing waits', async () => {
  const key = ['requisitions', 'awaiting count', []];
  assert.match((await nav({ known: [[key, 7]] })).text, /Мои задачи 7 ждут вас/);
  assert.doesNotMatch((await nav({ known: [[key, 0]] })).text, /ждут вас/);
});

test('the bell says how many notices are unread, of very many only that they are', async () => {
  const bell = async (unread: number) => (await nav({ known: [[['notices', 'count'], unread]] })).text;
  assert.match(await bell(3), /Уведомления 3 непрочитанных/);
  assert.match(await bell(100), /Уведомления 99\+ непрочитанных/);
  assert.doesNotMatch(await bell(0), /непрочитанных/);
});

test('messengers are in the menu while one is connected, with what nobody has read', async () => {
  const menu = (status: object, may: readonly string[] = ['messengers.read']) =>
    nav({ may: may as never, known: [[['messengers', 'status'], status]] });
  const connected = { isShown: true, status: 'installed', canSend: true, unreadCount: 3 };
  assert.match((await menu(connected)).text, /Мессенджеры 3 непрочитанных сообщений/);
  assert.ok(!(await menu({ ...connected, isShown: false })).text.includes('Мессенджеры'));
  assert.ok(!(await menu(connected, [])).text.includes('Мессенджеры'));
});

test('tasks of the tracker are in the menu while the company has one, for whoever may read them', async () => {
  const menu = (isShown: boolean, may: readonly string[] = ['tasktracker.read']) =>
    nav({ may: may as never, known: [[['integrations', 'tracker', 'status'], { isShown, status: 'installed' }]] });
  assert.ok((await menu(true)).links.includes('/romashka/tasks'));
  assert.ok(!(await menu(false)).links.includes('/romashka/tasks'));
  assert.ok(!(await menu(true, [])).links.includes('/romashka/tasks'));
});

test('a narrow menu still names its pages to whoever points at them', async () => {
  const { html } = await nav({}, true);
  assert.match(html, /title="Мои задачи"/);
  assert.match(html, /aria-pressed="true"[^>]*aria-label="Свернуть меню"/);
});

test('the account is named by whose it is', async () => {
  const { buttons } = await draw(createElement(AccountMenu, { portal: 'romashka' }));
  assert.deepEqual(buttons, ['Анна Смирнова: моя учётная запись']);
});

test('an address that leads nowhere and a record that is gone say the same', async () => {
  const missing = await draw(createElement(NotFound));
  assert.match(missing.text, /Такой страницы нет .* На главную/);
  const gone = await draw(createElement(Broken, { error: new Problem({ code: 'not_found' }, 404) }));
  assert.equal(gone.text, missing.text);
});

test('a page that broke tells the words of the server and can be tried again', async () => {
  const error = new Problem({ code: 'unavailable', detail: 'База перезапускается.', requestId: 'r-9' }, 503);
  const { text, buttons } = await draw(createElement(Broken, { error }));
  assert.match(text, /Страницу не удалось показать База перезапускается\. Запрос r-9/);
  assert.deepEqual(buttons, ['Повторить']);
});

const job = { label: 'Импорт: трубы.xlsx', address: '/b', done: 40, total: 400 };
const tray = () => draw(createElement(JobTray));

test('what the server is busy with stands in a corner, away from its own page', async () => {
  assert.equal((await tray()).text, '');
  tellJob({ ...job, id: '1', href: '/romashka/imports/1?kind=items', state: 'working' });
  const { text, links, buttons } = await tray();
  assert.equal(text, 'Импорт: трубы.xlsx 40 / 400');
  assert.deepEqual([links, buttons], [['/romashka/imports/1?kind=items'], []]);
  tellJob({ ...job, id: '2', href: '/romashka?tab=imports', state: 'working' });
  assert.equal((await tray()).links.length, 1, 'the page it belongs to shows it itself');
  for (const id of ['1', '2']) forgetJob(id);
});

test('a job that is over says how it ended and can be put away', async () => {
  for (const [state, said] of [
    ['done', 'готово'],
    ['failed', 'не удалось'],
  ] as const) {
    tellJob({ ...job, id: '1', href: '/romashka/imports/1', state });
    const { text, buttons } = await tray();
    assert.equal(text, `Импорт: трубы.xlsx ${said}`);
    assert.deepEqual(buttons, ['Убрать']);
    forgetJob('1');
  }
});

test('a session that ended asks for the same person above the page, until they have signed in', async () => {
  const dialog = () => draw(createElement(SignInDialog));
  assert.equal((await dialog()).text, '');
  const waiting = signInAgain();
  const { text, html } = await dialog();
  assert.match(text, /Войдите снова Сеанс завершён\. Всё, что вы ввели, осталось на странице\./);
  assert.match(html, /readOnly=""[^>]*value="anna@romashka\.example"/);
  assert.doesNotMatch(html, /aria-label="Закрыть"/, 'there is no way around it');
  beginSession({ accessToken: 'token-2', expiresIn: 900 });
  assert.equal(await waiting, 'token-2', 'the call that waited goes on');
  assert.equal((await dialog()).text, '');
});

test('the palette asks only for records that may be seen, each with what it is', async () => {
  const answers: Record<string, object> = {
    '/api/v1/purchase-requisitions': { id: '1', number: 'PR-14', title: null },
    '/api/v1/catalog': { id: '2', name: 'Болт М8', sku: 'ВБ-8' },
    '/api/v1/counterparties': { id: '3', shortName: 'ООО «Болт»', inn: '7707083893' },
  };
  const asked = answer(({ path }) => ({ body: { items: [answers[path]] } }));
  const find = (...held: readonly string[]) =>
    findRecords('болт', (permission) => held.includes(permission), new AbortController().signal);
  assert.deepEqual(await find('purchase_requisitions.read', 'catalog.read', 'counterparties.read'), [
    { path: 'requisitions/1', label: 'PR-14', about: 'Заявка PR-14' },
    { path: 'catalog/2', label: 'Болт М8', about: 'Позиция ВБ-8' },
    { path: 'counterparties/3', label: 'ООО «Болт»', about: 'ИНН 7707083893' },
  ]);
  assert.deepEqual(asked[0]?.query, { search: 'болт', limit: '5' });
  asked.length = 0;
  assert.deepEqual(await find(), []);
  assert.equal(asked.length, 0);
});

test('records of logistics are found too, each with what it is', async () => {
  const of = (path: string) => `/api/v1/logistics/${path}`;
  const answers: Record<string, object> = {
    [of('batches')]: { id: '1', number: 'DB-1', object: { name: 'Север' }, supplier: null, plannedDate: null },
    [of('routes')]: { id: '2', number: 'DR-1', name: 'Завод – Север', plannedDate: '2031-05-20' },
    [of('documents')]: {
      ...{ id: '3', number: 'УПД-1', kind: 'upd', documentDate: '2031-05-20', procurement: { number: 'PR-14' } },
    },
    [of('objects')]: { id: '4', name: 'Стройка', kind: 'site', address: null },
    [of('vehicles')]: { id: '5', plateNumber: 'А123ВС777', kind: 'truck', model: 'ГАЗон NEXT' },
    [of('drivers')]: { id: '6', fullName: 'Иванов Иван', phone: null },
  };
  answer(({ path }) => ({ body: { items: [answers[path]] } }));
  const found = await findRecords('a123', (one) => one === 'logistics.read', new AbortController().signal);
  assert.deepEqual(
    found.map(({ path, label, about }) => [path, label, about]),
    [
      ['logistics/batches/1', 'DB-1', 'Партия доставки · Север'],
      ['logistics/routes/2', 'Завод – Север', 'Маршрут · DR-1 · 20 мая 2031 г.'],
      ['logistics/documents/3', 'УПД-1', 'Универсальный передаточный документ · 20 мая 2031 г. · PR-14'],
      ['logistics/objects/4', 'Стройка', 'Стройплощадка'],
      ['logistics/vehicles/5', 'А123ВС777', 'Грузовик · ГАЗон NEXT'],
      ['logistics/drivers/6', 'Иванов Иван', 'Водитель'],
    ],
  );
});
