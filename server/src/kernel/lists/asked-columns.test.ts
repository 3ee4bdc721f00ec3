import assert from 'node:assert/strict';
import { test } from 'node:test';
import { billingPortal, url as invoices } from '../../../test/billing.ts';

test('a list asked for one field shows it as the whole record does', async () => {
  const { ask, receive, decided } = await billingPortal();
  await decided();
  await receive();
  for (const list of [invoices, '/api/v1/purchase-requisitions', '/api/v1/counterparties']) {
    const shown = async (query: string) => {
      const { status, json } = await ask('GET', `${list}?limit=1&${query}`);
      assert.equal(status, 200, `${list}?${query}: ${JSON.stringify(json)}`);
      return (json as { items: Array<Record<string, unknown>> }).items[0] as Record<string, unknown>;
    };
    const whole = await shown('');
    for (const [field, value] of Object.entries(whole))
      assert.deepEqual(
        await shown(`fields=${field}`),
        { id: whole.id, version: whole.version, [field]: value },
        `${list}: ${field}`,
      );
  }
});
