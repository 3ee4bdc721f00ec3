import assert from 'node:assert/strict';
import { test } from 'node:test';
import { request } from '../../../test/harness.ts';
import { reportPortal, url } from '../../../test/reports.ts';

const reports = ['spend', 'payables', 'payment-calendar', 'suppliers', 'savings', 'cycle-times'];

test('every report is had as a file, in the language of the reader', async () => {
  const { key, receive, report } = await reportPortal();
  await receive({ externalDate: '2026-02-10', dueDate: '2026-03-01' });
  await report('payables');
  for (const name of reports) {
    const { status, headers } = await request('GET', `${url}/${name}/file`, { key });
    assert.equal(status, 200, name);
    assert.match(String(headers['content-type']), /spreadsheetml/);
  }
  const asked = { key, headers: { 'accept-language': 'ru' } };
  const { text } = await request('GET', `${url}/spend/file?format=csv&from=2026-01-01&to=2026-12-31`, asked);
  const [heading, row] = text.replace('\ufeff', '').split(/\r?\n/);
  assert.equal(heading, 'Название;Сумма;Валюта;Строк счетов;За период до этого');
  assert.match(row ?? '', /;1000;RUB;1;0$/);
});
