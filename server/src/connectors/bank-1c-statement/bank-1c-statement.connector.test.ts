import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Compile } from 'typebox/compile';
import type { Call } from '../../kernel/integrations/call.ts';
import { bankStatementFile } from './bank-1c-statement.connector.ts';
import { manifest } from './manifest.ts';

const checked = async (settings: { applyExact: boolean }) => {
  assert.ok(bankStatementFile.test);
  return bankStatementFile.test({ settings } as unknown as Call<{ applyExact: boolean }>);
};

test('a check reads a sample statement, and says who applies payments', async () => {
  const byPerson = await checked({ applyExact: false });
  assert.deepEqual(
    byPerson.checks.map(({ id, result }) => [id, result]),
    [
      ['reader', 'ok'],
      ['apply', 'ok'],
    ],
  );
  assert.equal(byPerson.checks[1]?.detail?.ru, 'Только человеком.');
  const exact = await checked({ applyExact: true });
  assert.equal(exact.checks[1]?.detail?.ru, 'Точные совпадения — сами, остальные — человеком.');
});

test('its one setting is a switch, off unless it is switched on', () => {
  const taken = Compile(manifest.settings);
  assert.ok(taken.Check({ applyExact: true }));
  for (const given of [{ applyExact: 'yes' }, { applyExact: 1 }, { applyExact: true, account: '407' }])
    assert.ok(!taken.Check(given), JSON.stringify(given));
  assert.deepEqual(
    Object.entries(manifest.settings.properties.applyExact).find(([name]) => name === 'default'),
    ['default', false],
  );
});
