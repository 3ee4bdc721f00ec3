import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import '../test/answer.ts';
import { draw } from '../test/draw.ts';

const { Refusal } = await import('./refusal.tsx');
const { Problem } = await import('../src/shared/api/problem.ts');

const refused = (error: unknown, language: 'ru' | 'en' = 'ru') =>
  draw(createElement(Refusal, { error, email: 'anna+1@romashka.example' }), { language });

test('a wrong password is told in the words of the server', async () => {
  const { html, text, links } = await refused(new Problem({ code: 'unauthorized', detail: 'Неверный пароль.' }, 401));
  assert.equal(text, 'Неверный пароль.');
  assert.match(html, /role="alert"/);
  assert.deepEqual(links, []);
});

test('who has not confirmed the address is led to another letter, with the address filled in', async () => {
  const { text, links } = await refused(
    new Problem({ code: 'email_not_verified', detail: 'Почта не подтверждена.' }, 403),
  );
  assert.match(text, /^Почта не подтверждена\. Отправить письмо/);
  assert.deepEqual(links, ['/resend-confirmation?email=anna%2B1%40romashka.example']);
});

test('faults of fields stand below the refusal', async () => {
  const errors = [{ in: 'body', pointer: '/email', code: 'format', message: 'Это не адрес почты' }];
  const { text } = await refused(new Problem({ code: 'validation', detail: 'Проверьте поля.', errors }, 422));
  assert.equal(text, 'Проверьте поля. Это не адрес почты');
});

test('what broke on the page itself is told in words, not as an error', async () => {
  assert.equal((await refused(new TypeError('x is undefined'))).text, 'На этой странице что-то пошло не так.');
  assert.equal((await refused(new TypeError('x'), 'en')).text, 'Something went wrong on this page.');
});
