import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import { long } from '../../../scripts/tests/long.ts';
import { buildWeb } from '../../src/start-server.ts';
import { owner, type Portal, settings, urls } from '../harness.ts';
import { doWhatIsDue, newTestPortal } from '../test-portals.ts';
import { runDocument } from './run-document.ts';

const areas = [
  ...['supplier_documents', 'customer_documents', 'finance', 'purchase_requisitions', 'counterparties', 'warehouses'],
  'settings',
];

/** Does what is due in a portal again and again, as a worker would. */
async function work(portal: Portal, { signal }: AbortController) {
  while (!signal.aborted) {
    await doWhatIsDue(portal);
    await owner.query(`update schedules set next_at = now() + interval '1 hour'`);
    await setTimeout(100);
  }
}

long('suppliers, a bank and an operator answer by themselves as the guide says', async (t) => {
  const { app, pool } = await buildWeb(settings, urls);
  const BASE = await app.listen({ port: 0, host: '127.0.0.1' });
  const portal = await newTestPortal();
  const KEY = await portal.key(
    ...areas.flatMap((area) => [`${area}.read`, `${area}.write`]),
    'catalog.write',
    'messengers.read',
  );
  const stopped = new AbortController();
  const working = work(portal, stopped);
  t.after(async () => {
    stopped.abort();
    await working;
    await app.close();
    await pool.end();
  });
  const { code, stdout, stderr } = await runDocument('docs/guides/simulated-counterparties.md', { BASE, KEY });
  assert.equal(code, 0, `${stdout}\n${stderr}`);
  assert.equal(
    stdout,
    [
      '3',
      'ООО «Молчит» sent',
      'ООО «Отказ» declined',
      'ООО «Цемент» quoted',
      '1 submitted supplier_link',
      'sent',
      'confirmed supplier_link',
      '1000.00 mail quantity_above_received',
      'paid',
      'Тестовый банк 1',
      'installed',
      'delivered',
      'rejected: Данные документа не соответствуют договору',
      'sent',
      'upd ООО «Цемент» 1000.00 delivered',
      'needs_review name',
      'signed',
      'installed',
      'out',
      'out Есть ли цемент?',
      'in Здравствуйте! Сообщение получили, ответим в ближайшее время.',
      '',
    ].join('\n'),
  );
});
