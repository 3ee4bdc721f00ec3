import assert from 'node:assert/strict';
import { test } from 'node:test';
import { door } from '../../../test/connectors/door.ts';
import { request } from '../../../test/harness.ts';
import { installations } from '../../../test/integrations.ts';

test('CRM exchange: begins with an address and mappings, asks for what was switched off, tells of links and of the way back', async () => {
  const { portal, ask, id, check } = await door('crm-exchange');
  const begun = { ok: true, endpoint: 'ok', companies: 'ok', deals: 'ok', links: 'warning', last_event: 'skipped' };
  assert.deepEqual(await check(), { ...begun, failed_receipts: 'ok', answers: 'skipped' });
  const { items } = (await ask('GET', `${installations}/${id}/mappings`)).json;
  assert.deepEqual(
    items.map(({ event, operation }: Record<string, string>) => [event, operation]),
    [
      ['crm.company.changed', 'counterparty.upsert'],
      ['crm.deal.stage_changed', 'procurement.status'],
      ['crm.deal.lost', 'procurement.status'],
    ],
  );
  const off = await ask('PATCH', `${installations}/${id}/mappings/${items[0].id}`, { active: false });
  assert.equal(off.status, 200, off.text);
  assert.deepEqual([(await check()).ok, (await check()).companies], [false, 'failed']);

  const key = await portal.key('counterparties.write', 'webhooks.write');
  const company = { shortName: 'ООО «Стройка»', externalSource: 'crm', externalId: '77' };
  const made = await request('POST', '/api/v1/integration-api/counterparties', { key, body: company });
  assert.equal(made.status, 201, made.text);
  const back = { name: 'CRM', url: 'http://127.0.0.1:9999/', events: ['integration_api.procurement.status_changed'] };
  assert.equal((await request('POST', '/api/v1/webhook-subscriptions', { key, body: back })).status, 201);
  const report = await check();
  assert.deepEqual([report.links, report.answers], ['ok', 'ok']);
});

test('CRM exchange: what is missing is said in the words of the next step', async () => {
  const { ask, id, says } = await door('crm-exchange');
  const begun = await says();
  assert.equal(begun.links, 'Пока нет: отправьте первую компанию, создайте первую заявку с идентификатором сделки.');
  assert.equal(begun.last_event, 'Событий ещё не было.');
  assert.match(begun.answers, /^Подписок нет: CRM не узнаёт о статусах заявок\./);
  const { items } = (await ask('GET', `${installations}/${id}/mappings`)).json;
  for (const { id: mapping } of items) await ask('DELETE', `${installations}/${id}/mappings/${mapping}`);
  const { companies, deals } = await says();
  assert.match(companies, /операцией counterparty\.upsert: включите или добавьте его/);
  assert.match(deals, /операцией procurement\.status: включите или добавьте его/);
});
