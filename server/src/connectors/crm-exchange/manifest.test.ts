import assert from 'node:assert/strict';
import { test } from 'node:test';
import { door } from '../../../test/connectors/door.ts';

test('CRM exchange: it has no settings, and refuses any that are sent', async () => {
  const { faultsOf } = await door('crm-exchange');
  assert.deepEqual(await faultsOf({ domain: 'romashka.bitrix24.ru' }), ['/settings/domain unknown_field']);
});

test('CRM exchange: a company looks for it by its category and both its ways of connecting', async () => {
  const { isFoundBy } = await door('crm-exchange');
  assert.ok(await isFoundBy('category=crm_sales&connectionType=webhook'));
  assert.ok(await isFoundBy('connectionType=file&search=crm'));
});
