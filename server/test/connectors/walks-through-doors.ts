import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { newPortal, request, signIn, uses } from '../harness.ts';
import { book, importing, importingAt } from '../imports.ts';
import { newInbound } from '../inbound.ts';
import { installations } from '../integrations.ts';
import { requisitionPortal, url as requisitions } from '../requisitions.ts';
import { hookKey, startReceiver, startWorker, subscribe, until } from '../webhooks.ts';
import { applyPriceLetter } from './apply-price-letter.ts';
import { installed, type Walked } from './installed.ts';

export type Walk = (t: TestContext) => Promise<Walked>;

const answered = ({ status, text }: { status: number; text: string }) => assert.ok(status < 300, text);

/** Cards of our own doors: the other side is a client of ours, a receiver, a file or a letter. */
export const walksThroughDoors: Readonly<Record<string, Walk>> = {
  async 'rest-api'() {
    const portal = await newPortal();
    const installationId = await installed('rest-api', portal);
    const key = await portal.key('catalog.read', 'catalog.write');
    answered(await request('POST', '/api/v1/integration-api/catalog-items', { key, body: item('ERP-1') }));
    answered(await request('GET', '/api/v1/integration-api/catalog-items', { key }));
    await uses.flush();
    return { portal, installationId, finds: ['key', 'use'] };
  },

  async 'bi-feed'() {
    const portal = await newPortal();
    const installationId = await installed('bi-feed', portal);
    const key = await portal.key('variables.read', 'purchase_requisitions.read');
    answered(await request('GET', '/api/v1/purchase-requisitions', { key }));
    await uses.flush();
    return { portal, installationId, finds: ['key', 'use'] };
  },

  async 'webhooks-out'(t) {
    const portal = await newPortal();
    const installationId = await installed('webhooks-out', portal);
    const receiver = await startReceiver(t);
    const key = await hookKey(portal);
    const hook = await subscribe(key, receiver.url);
    startWorker(t, [portal]);
    answered(await request('POST', `/api/v1/webhook-subscriptions/${hook.id}/test`, { key, body: {} }));
    await until('the receiver got it', () => receiver.got.length > 0);
    const token = await signIn(portal);
    const check = () => request('POST', `${installations}/${installationId}/test`, { token, body: {} });
    await until('the delivery is written down', async () =>
      (await check()).json.checks.some(
        ({ id, result }: Record<string, string>) => id === 'delivery' && result === 'ok',
      ),
    );
    return { portal, installationId, finds: ['subscription', 'delivery', 'receivers'] };
  },

  async 'webhooks-in'() {
    const inbound = await newInbound();
    const mapping = {
      event: 'item.changed',
      operation: 'catalog_item.upsert',
      source: { name: '$.name' },
      externalSource: '1c',
      externalIdPath: '$.id',
    };
    await inbound.map(mapping);
    const receipt = await inbound.tell('item.changed', { id: '1', name: 'Болт' });
    assert.equal(receipt.status, 'applied', JSON.stringify(receipt));
    return {
      portal: inbound.portal,
      installationId: inbound.id,
      told: ['webhook.accepted', 'catalog_item.upsert'],
      finds: ['endpoint', 'mappings', 'last_event', 'failed_receipts'],
    };
  },

  async 'crm-exchange'() {
    const world = await requisitionPortal();
    const inbound = await newInbound(world.portal, 'crm-exchange');
    const deal = { externalSource: 'crm', externalId: '501' };
    const made = await request('POST', '/api/v1/integration-api/purchase-requisitions', {
      key: world.key,
      body: {
        title: 'Цемент по сделке',
        dueDate: '2030-01-15',
        items: [{ name: 'Цемент М500', quantity: '20', uom: '796' }],
        ...deal,
      },
    });
    answered(made);
    const company = { id: '77', name: 'ООО «Стройка»', inn: '7707083893' };
    for (const [event, body] of [
      ['crm.company.changed', { eventId: '1', company }],
      ['crm.deal.stage_changed', { eventId: '2', deal: { id: '501', status: 'pending_approval' } }],
      ['crm.deal.lost', { eventId: '3', deal: { id: '501' } }],
    ] as const) {
      const receipt = await inbound.tell(event, body);
      assert.equal(receipt.status, 'applied', JSON.stringify(receipt));
    }
    return {
      portal: world.portal,
      installationId: inbound.id,
      told: ['webhook.accepted', 'counterparty.upsert', 'procurement.status'],
      finds: ['endpoint', 'companies', 'deals', 'links', 'last_event', 'failed_receipts'],
    };
  },

  async 'csv-xlsx'() {
    const portal = await newPortal();
    const installationId = await installed('csv-xlsx', portal);
    const files = await importing(portal);
    const job = await files.previewed(await book(['Артикул', 'Наименование'], [['Б-1', 'Болт']]));
    await files.applied(job.id);
    return { portal, installationId, finds: ['template', 'imports', 'previews'] };
  },

  async 'warehouse-exchange'() {
    const portal = await newPortal();
    const installationId = await installed('warehouse-exchange', portal);
    const files = await importing(portal, 'warehouses.read', 'warehouses.write', 'integration_api.write');
    answered(await request('POST', '/api/v1/warehouses', { key: files.key, body: { name: 'Центральный' } }));
    const rows = [['Б-1', 'Болт', 40, 'Центральный']];
    const job = await files.previewed(await book(['Артикул', 'Наименование', 'Остаток', 'Склад'], rows));
    await files.applied(job.id);
    return { portal, installationId, finds: ['warehouses', 'stock'] };
  },

  async 'construction-request'() {
    const world = await requisitionPortal();
    const installationId = await installed('construction-request', world.portal);
    await world.settle({ extensions: { construction: true } });
    const { id } = await world.create();
    const base = `${requisitions}/${id}/exchange`;
    const files = importingAt(world.portal, base, world.key);
    const form = new FormData();
    const rows = [['Фундамент', 'Бетонирование', 'Бетон В25', '42,5', 'м³']];
    const bytes = await book(['Раздел сметы', 'Вид работ', 'Наименование', 'Кол-во', 'Ед. изм.'], rows);
    form.append('file', new File([bytes], 'Заявка прораба.xlsx'));
    form.append('kind', 'construction_request');
    const started = await request('POST', `${base}/imports`, { key: world.key, body: form });
    answered(started);
    await files.read(started.json.id);
    await files.applied(started.json.id);
    return { portal: world.portal, installationId, finds: ['extension', 'imports'] };
  },

  'supplier-price-mail': applyPriceLetter,
};

const item = (externalId: string) => ({ name: 'Цемент М500', externalSource: 'erp', externalId });
