import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import '../test/answer.ts';
import { draw, drawOutside } from '../test/draw.ts';

const { SignInPage } = await import('./sign-in-page.tsx');
const { accountRoutes } = await import('../src/features/accounts/accounts.routes.tsx');

test('the page that comes before the portal asks what the portal’s own sign-in asks', async () => {
  for (const language of ['ru', 'en'] as const) {
    const before = await draw(createElement(SignInPage), { language });
    const within = await drawOutside({ at: '/login', routes: accountRoutes, language });
    assert.deepEqual(before.headings, within.headings);
    assert.deepEqual(before.links, within.links);
    assert.deepEqual(
      before.text.match(/Электронная почта|E-mail|Пароль|Password/g),
      within.fields.map((name) => name),
    );
  }
});

test('its form is filled in by a keeper of passwords', async () => {
  const { html } = await draw(createElement(SignInPage));
  assert.match(html, /type="email" autoComplete="username" required=""/);
  assert.match(html, /type="password" autoComplete="current-password" required=""/);
});
