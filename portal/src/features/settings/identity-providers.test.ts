import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import '../../../test/answer.ts';
import { draw } from '../../../test/draw.ts';

const { ProviderReport } = await import('./components/provider-report.tsx');

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
