import assert from 'node:assert/strict';
import { test } from 'node:test';
import { billingPortal, ok, paper, url } from '../../../../test/billing.ts';
import { drainJobs } from '../../../../test/harness.ts';
import { reader } from '../../../../test/notices.ts';
import { url as requisitionsUrl } from '../../../../test/requisitions.ts';

test('who is responsible hears what an invoice differs in, of the same differences once', async () => {
  const { portal, ask, decided, receive } = await billingPortal();
  const buyer = await reader(portal);
  const { requisition, items } = await decided();
  ok(await ask('PATCH', `${requisitionsUrl}/${requisition.id}`, { responsibleId: buyer.userId }));
  const priced = (price: string) => [paper({ procurementItemId: items[0].id, price })];
  const { id, supplier } = await receive({ externalNumber: 'СЧ-1045', lines: priced('130') });
  await drainJobs(portal.tenantId);
  const [notice] = await buyer.seen();
  assert.deepEqual(
    [notice?.title, notice?.text, notice?.page],
    [`Счёт не сходится с заказом: СЧ-1045, ${supplier.name}`, 'Цена выше выбранной.', `/invoices/${id}`],
  );
  ok(await ask('PATCH', `${url}/${id}`, { lines: priced('140') }));
  await drainJobs(portal.tenantId);
  assert.equal((await buyer.seen()).length, 1);
});

test('an invoice that can be approved as it is is no news', async () => {
  const { portal, ask, decided, receive } = await billingPortal();
  const buyer = await reader(portal);
  const { requisition, items } = await decided();
  ok(await ask('PATCH', `${requisitionsUrl}/${requisition.id}`, { responsibleId: buyer.userId }));
  await receive({ lines: [paper({ procurementItemId: items[0].id })] });
  await drainJobs(portal.tenantId);
  assert.deepEqual(await buyer.titles(), []);
});
