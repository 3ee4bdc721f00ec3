import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../../test/answer.ts';
import { drawOutside, drawPage } from '../../../test/draw.ts';

const { accountRoutes, ownAccountRoutes } = await import('./accounts.routes.tsx');

const at = (address: string, language: 'ru' | 'en' = 'ru') =>
  drawOutside({ at: address, routes: accountRoutes, language });

test('who signs in is asked for an address and a password, and shown the other ways', async () => {
  const { headings, fields, buttons, links } = await at('/login');
  assert.deepEqual(headings, ['Вход']);
  assert.deepEqual(fields, ['Электронная почта', 'Пароль']);
  assert.ok(buttons.includes('Войти') && buttons.includes('English'));
  assert.deepEqual(links, ['/forgot-password', '/register', '/docs']);
});

test('the page offers the language it is not in', async () => {
  const { headings, buttons } = await at('/login', 'en');
  assert.deepEqual(headings, ['Sign in']);
  assert.ok(buttons.includes('Русский'));
});

test('an address that is known already stands in the form and may be changed', async () => {
  const { html } = await at('/login?email=anna@romashka.example');
  assert.match(
    html,
    /type="email"[^>]* value="anna@romashka\.example"|value="anna@romashka\.example"[^>]*type="email"/,
  );
  assert.doesNotMatch(html, /readOnly=""/i);
});

test('a forgotten password begins with an address, filled in where it is known', async () => {
  const { headings, text, html } = await at('/forgot-password?email=anna@romashka.example');
  assert.deepEqual(headings, ['Забыли пароль?']);
  assert.match(text, /Пришлём ссылку/);
  assert.match(html, /value="anna@romashka\.example"/);
});

test('a lost letter is asked for again with the same one field', async () => {
  const { headings, fields, buttons } = await at('/resend-confirmation');
  assert.deepEqual([headings, fields], [['Письмо с подтверждением'], ['Электронная почта']]);
  assert.ok(buttons.includes('Отправить ещё раз'));
});

test('who registers sees the rules of a password before typing it, and must read three texts to agree', async () => {
  const { fields, text, links } = await at('/register');
  assert.deepEqual(fields.slice(0, 7), [
    ...['Компания', 'Имя портала в адресе', 'ИНН', 'Телефон', 'Ваши имя и фамилия', 'Рабочая почта', 'Пароль'],
  ]);
  assert.match(text, /Не короче 12 знаков/);
  assert.doesNotMatch(text, /выполнено/, 'nothing is typed yet');
  assert.deepEqual(links.slice(0, 3), [
    ...['/legal/offer?lang=ru', '/legal/personal-data?lang=ru', '/legal/marketing?lang=ru'],
  ]);
});

for (const [letter, heading, says] of [
  ['sent', 'Проверьте почту', /Мы отправили письмо на адрес anna@romashka\.example/],
  ['queued', 'Письмо в пути', /пока не принял письмо/],
  ['failed', 'Письмо не доставлено', /не принимает письма для адреса anna@romashka\.example/],
  ['off', 'Письмо осталось на сервере', /письмо видно на странице \/dev\/mail/],
  ['lost-in-space', 'Проверьте почту', /Мы отправили письмо/],
] as const)
  test(`after registration a letter that is ${letter} is told as it stands`, async () => {
    const { headings, text } = await at(`/register/sent?email=anna@romashka.example&letter=${letter}`);
    assert.deepEqual(headings, [heading]);
    assert.match(text, says);
  });

test('another letter can be asked for after a minute, but not where none can arrive', async () => {
  const sent = await at('/register/sent?email=anna@romashka.example&letter=sent');
  assert.deepEqual(sent.off, ['Отправить ещё раз · 60 с']);
  for (const letter of ['failed', 'off']) {
    const { buttons } = await at(`/register/sent?email=anna@romashka.example&letter=${letter}`);
    assert.ok(!buttons.some((name) => name.startsWith('Отправить ещё раз')), letter);
  }
});

test('the link of a letter confirms nothing by itself: the password of the registration is asked for', async () => {
  const { headings, fields, buttons, text } = await at('/verify/token-of-letter');
  assert.deepEqual([headings, fields], [['Подтвердите почту'], ['Пароль']]);
  assert.ok(buttons.includes('Не помню пароль'));
  assert.match(text, /Если вы не регистрировали портал/);
});

test('a new password says beforehand that all sessions end', async () => {
  const { fields, text } = await at('/reset-password/token-of-letter');
  assert.deepEqual(fields, ['Новый пароль']);
  assert.match(text, /все открытые сеансы завершатся/);
});

test('who is invited may correct their name and chooses a password', async () => {
  const { headings, fields, html } = await at('/invitation#token');
  assert.deepEqual([headings, fields], [['Вас пригласили'], ['Имя и фамилия', 'Пароль']]);
  assert.doesNotMatch(html, /token/, 'the token of the link is on no part of the page');
});

test('a password is changed by whoever knows the present one', async () => {
  const { fields } = await at('/change-password?next=/romashka');
  assert.deepEqual(fields, ['Текущий пароль', 'Новый пароль']);
});

const chrome = 'Mozilla/5.0 (Windows NT 10.0) Chrome/142.0 Safari/537.36';
const session = (changes: object) => ({
  ...{ id: '1', current: false, ip: '203.0.113.7', userAgent: chrome, clientType: 'browser' },
  ...{ createdAt: '2026-11-05T10:00:00Z', lastSeenAt: new Date().toISOString(), ...changes },
});

const sessions = (given: readonly unknown[]) =>
  drawPage({ at: 'sessions', routes: ownAccountRoutes, known: [[['sessions'], given]] });

test('the session one looks from is marked and cannot be ended from here', async () => {
  const { text, buttons } = await sessions([session({ current: true })]);
  assert.match(text, /Chrome, Windows · этот сеанс 203\.0\.113\.7 · вход/);
  assert.deepEqual(buttons, []);
});

test('other sessions are ended one by one or all at once', async () => {
  const { text, buttons } = await sessions([session({ current: true }), session({ id: '2', userAgent: null })]);
  assert.match(text, /Неизвестный браузер .* активность только что/);
  assert.equal(buttons[0], 'Завершить остальные');
  assert.match(buttons[1] ?? '', /^Завершить сеанс: Неизвестный браузер, /);
});
