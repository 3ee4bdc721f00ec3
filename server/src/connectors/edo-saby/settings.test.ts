import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Compile } from 'typebox/compile';
import { settings } from './settings.ts';

const taken = Compile(settings);
const password = { login: 'zakupki@romashka.ru', password: 'п@роль' };

test('a login or the keys of a service are enough, and every setting besides has its bounds', () => {
  assert.ok(taken.Check({ password }));
  assert.ok(taken.Check({ service: { appClientId: '7025', appSecret: 'a', secretKey: 'b' } }));
  assert.ok(
    taken.Check({
      password: { ...password, accountNumber: '1190001' },
      organisation: { inn: '500100732259' },
      typeByKind: { contract: 'ДоговорИсх' },
      statusByCode: { 20: 'revocation_requested', '-1': 'error' },
      timeFormat: 'dot',
      mediaType: 'json',
    }),
  );
  const refused = [
    { password: { login: 'zakupki' } },
    { password: { ...password, password: '' } },
    { service: { appClientId: '7025', appSecret: 'a' } },
    { password, organisation: { inn: '77012345' } },
    { password, organisation: { inn: '7701234567', kpp: '77' } },
    { password, typeByKind: { other: 'X' } },
    { password, statusByCode: { 20: 'signed' } },
    { password, statusByCode: { seven: 'completed' } },
    { password, timeFormat: 'iso' },
    { password, mediaType: 'text' },
    { password, sessionId: 'x' },
  ];
  for (const given of refused) assert.ok(!taken.Check(given), JSON.stringify(given));
});
