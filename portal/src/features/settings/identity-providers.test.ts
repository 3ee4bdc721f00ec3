import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import '../../../test/answer.ts';
import { draw } from '../../../test/draw.ts';

const { ProviderReport } = await import('./components/provider-report.tsx');
const { ProviderScim } = await import('./components/provider-scim.tsx');

const report = {
  ...{ isWorking: false, fault: null, faultText: null, callbackUrl: 'https://p.ru/api/v1/auth/providers/callback' },
  found: { issuer: 'https://id.romashka.ru', authorizationEndpoint: null, signedBy: ['RS256'], hasUserInfo: true },
};
const domain = { domain: 'romashka.ru', recordName: '_prokura.romashka.ru', recordText: 'prokura-portal=5d41' };

test('a check says which record is still to be added', async () => {
  const domains = [{ ...domain, state: 'not_proved' as const }];
  const { text } = await draw(createElement(ProviderReport, { report: { ...report, domains } }));
  assert.match(text, /Поставщик отвечает\. RS256/);
  assert.match(text, /не подтверждён: добавьте TXT-запись.*_prokura\.romashka\.ru.*prokura-portal=5d41/);
});

test('of a domain that is proved no record is asked', async () => {
  const domains = [{ ...domain, state: 'proved' as const }];
  const { text } = await draw(createElement(ProviderReport, { report: { ...report, isWorking: true, domains } }));
  assert.match(text, /romashka\.ru ?: подтверждён/);
  assert.doesNotMatch(text, /prokura-portal/);
});

const token = { id: 't1', last4: 'x9Qd', createdAt: '2026-11-20T09:15:30.123Z', expiresAt: null, lastUsedAt: null };
const scim = { address: 'https://p.ru/scim/v2', lastContactAt: null, people: 12, tokens: [token] };
const group = { id: 'g1', providerId: 'p1', name: 'Закупщики', roleId: null, people: 7, version: 1 };

const drawScim = (mayChange: boolean) =>
  draw(createElement(ProviderScim, { providerId: 'p1', mayChange }), {
    known: [
      [['settings', 'scim', 'p1'], scim],
      [['settings', 'provider groups', 'p1'], [group]],
      [['settings', 'roles'], [{ id: 'r1', code: 'buyer', name: 'Закупщик', permissions: [] }]],
    ],
  });

test('a provider shows where its directory sends, by which token, and which groups it has', async () => {
  const { text, buttons } = await drawScim(true);
  assert.match(text, /https:\/\/p\.ru\/scim\/v2.*Последнее обращение: — · сотрудников: 12.*Токен …x9Qd/);
  assert.match(text, /Закупщики 7 сотрудников/);
  assert.match(text, /Entra ID.*Okta.*Keycloak/);
  assert.deepEqual([buttons.includes('Заменить токен'), buttons.includes('Отозвать')], [true, true]);
});

test('who is no owner makes and revokes no tokens', async () => {
  const { buttons } = await drawScim(false);
  assert.ok(!buttons.includes('Заменить токен') && !buttons.includes('Отозвать'));
});
