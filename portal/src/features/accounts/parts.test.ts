import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { answer } from '../../../test/answer.ts';
import { draw } from '../../../test/draw.ts';

const { DeadLink, isDeadLink } = await import('./components/dead-link.tsx');
const { NewPassword } = await import('./components/new-password.tsx');
const { PortalNameInput } = await import('./components/portal-name-input.tsx');
const { signInAs } = await import('./sign-in-as.ts');
const { SignInForm } = await import('./sign-in-form.tsx');
const { queryClient } = await import('../../shared/api/query-client.ts');
const { Problem } = await import('../../shared/api/problem.ts');
const { accessToken } = await import('../../shared/session/session.ts');

const password = (value: string, owner = { portalName: 'romashka', email: 'anna@romashka.example' }) =>
  draw(createElement(NewPassword, { label: 'Пароль', value, onChange() {}, owner }));

test('the rules of a password tick as they are met, also for who hears the page', async () => {
  const met = async (value: string) => (await password(value)).text.match(/выполнено/g)?.length ?? 0;
  assert.equal(await met(''), 0);
  assert.equal(await met('короткий'), 2);
  assert.equal(await met('лошадь скачет домой'), 3);
  assert.equal(await met('наша romashka цветёт'), 2, 'the name of the portal is in it');
});

const refusal = (code: string, status = 410) => new Problem({ code, detail: 'Слова сервера.' }, status);

for (const [code, says] of [
  ['link_used', /^По этой ссылке уже входили\. Войти$/],
  ['link_expired', /срок вышел или её заменило более новое письмо/],
  ['link_revoked', /срок вышел или её заменило более новое письмо/],
  ['not_found', /Откройте её из самого последнего письма, целиком/],
  ['conflict', /^Слова сервера\. Войти$/],
] as const)
  test(`a link that is refused with ${code} says what to do`, async () => {
    const error = refusal(code);
    assert.ok(isDeadLink(error));
    const action = createElement('a', { href: '/login' }, 'Войти');
    const { text } = await draw(createElement(DeadLink, { error, used: 'По этой ссылке уже входили.', action }));
    assert.match(text, says);
  });

test('a password that is refused leaves the link alive for another try', () => {
  assert.ok(!isDeadLink(refusal('validation_failed', 422)));
  assert.ok(!isDeadLink(refusal('line_broken', 0)));
  assert.ok(!isDeadLink(new Error('x')));
});

const portalName = (told: { available: boolean; reason?: string } | undefined) =>
  draw(createElement(PortalNameInput, { value: 'romashka', onChange() {}, told }));

test('the name of a portal is shown in its whole address, with what the server says of it', async () => {
  assert.match((await portalName(undefined)).text, /portal\.example\/romashka$/);
  assert.match((await portalName({ available: true })).text, /✓/);
  assert.match((await portalName({ available: false, reason: 'taken' })).text, /Это имя уже занято/);
  assert.match((await portalName({ available: false, reason: 'malformed' })).text, /От 3 до 40 латинских букв/);
});

test('a session that is renewed above a page is renewed by the same person', async () => {
  const { html } = await draw(createElement(SignInForm, { email: 'anna@romashka.example' }));
  assert.match(html, /<input[^>]*readOnly=""[^>]*value="anna@romashka\.example"/);
});

test('who signs in after another sees nothing that the other has read', async () => {
  const asked = answer(() => ({ body: { accessToken: 'token-of-igor', expiresIn: 900 } }));
  queryClient.setQueryData(['invoices'], 'of Anna');
  await signInAs('igor@romashka.example', 'лошадь скачет домой');
  assert.equal(queryClient.getQueryData(['invoices']), undefined);
  assert.equal(await accessToken(), 'token-of-igor');
  assert.deepEqual(
    asked.map(({ path, headers }) => [path, headers.authorization]),
    [['/api/v1/auth/login', undefined]],
  );
});

test('what another has read stays while a sign-in is refused', async () => {
  answer(() => ({ status: 401, body: { code: 'invalid_credentials', detail: 'Неверная почта или пароль.' } }));
  queryClient.setQueryData(['invoices'], 'of Anna');
  await assert.rejects(signInAs('igor@romashka.example', 'x'), /Неверная почта или пароль/);
  assert.equal(queryClient.getQueryData(['invoices']), 'of Anna');
});
