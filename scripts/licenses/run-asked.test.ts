import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPortal, owner, workerDoor } from '../../server/test/harness.ts';
import { lastDay } from './last-day.ts';
import { type Asked, runAsked } from './run-asked.ts';

async function operating() {
  const { tenantId } = await newPortal();
  const { rows } = await owner.query('select slug from tenants where tenant_id = $1', [tenantId]);
  const say = (name: string, widget?: string, more: Partial<Asked> = {}) =>
    runAsked(workerDoor, { name, portal: rows[0].slug, widget, ...more });
  return { say };
}

test('the operator gives a licence for months, tells why, and reads what a portal has', async () => {
  const { say } = await operating();
  assert.ok((await say('list')).some((line) => /^notPaid {2}e-documents · … – … · 2000\.00 ₽/.test(line)));
  const given = await say('activate', 'e-documents', { from: '2020-01-01', months: '99', note: 'Счёт № 15' });
  assert.match(
    given[0] as string,
    /^active {3}e-documents \(in force: |^active {3}e-documents · 2019-12-31 – 2028-03-31 .* · Счёт № 15$/,
  );
  assert.match(
    (await say('set', 'e-documents', { price: '1700', hidden: true }))[0] as string,
    /\(hidden\).* · 1700(\.00)? ₽/,
  );
  assert.match((await say('disable', 'e-documents'))[0] as string, /^disabled e-documents/);
  assert.match((await say('enable', 'e-documents', { shown: true }))[0] as string, /^active/);
});

test('what the operator leaves out or mistakes is told', async () => {
  const { say } = await operating();
  await assert.rejects(say('pay', 'e-documents'), /Say what to do/);
  await assert.rejects(say('activate'), /Name the widget/);
  await assert.rejects(say('activate', 'e-documents', { months: '3' }), /--from/);
  await assert.rejects(
    say('activate', 'e-documents', { from: '2026-12-01', until: '2027-01-01', months: '1' }),
    /not both/,
  );
  await assert.rejects(say('end', 'e-documents'), /Cannot go from “Not paid” to “Not paid”/);
  await assert.rejects(runAsked(workerDoor, { name: 'list', portal: 'nobody-here', widget: undefined }), /no portal/);
});

test('months end on the day before they would begin again', () => {
  const table = [
    ['2026-12-01', '3', '2027-02-28'],
    ['2026-11-15', '1', '2026-12-14'],
    ['2026-01-31', '1', '2026-02-28'],
    ['2028-01-01', '2', '2028-02-29'],
  ] as const;
  for (const [from, months, last] of table) assert.equal(lastDay(from, months), last);
  assert.throws(() => lastDay('1 декабря', '3'), /--from is a day/);
});
