import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Company } from '../../../../../nouns/company.ts';
import { factsOf, newPortal, personWith, refused, request, run } from '../../../../test/harness.ts';
import { getCatalogSettings } from './get-catalog-settings.ts';
import { getCompany } from './get-company.ts';
import { updateCatalogSettings } from './update-catalog-settings.ts';

const url = '/api/v1/settings/catalog';

test('a portal that set nothing works by the defaults', async () => {
  const { status, json } = await request('GET', url, { key: await (await newPortal()).key('settings.read') });
  assert.equal(status, 200);
  assert.deepEqual(
    [json.nomenclatureSavePolicy, json.allowNegativeStock, json.priceAlertPct, json.version],
    ['SUPPLIER_QUOTES_ALL', false, '20', 1],
  );
});

test('the settings of the catalog change field by field, as a part of the company', async () => {
  const portal = await newPortal();
  const key = await portal.key('settings.read', 'settings.write');
  const body = { nomenclatureSavePolicy: 'ACCEPTED_QUOTE_LINES_ONLY', priceAlertPct: '12.5' };
  const first = await request('PATCH', url, { key, body });
  assert.deepEqual(
    [first.json.nomenclatureSavePolicy, first.json.priceAlertPct, first.json.allowNegativeStock, first.json.version],
    ['ACCEPTED_QUOTE_LINES_ONLY', '12.5', false, 2],
  );
  assert.equal((await request('PATCH', url, { key, body })).json.version, 2);
  const second = await request('PATCH', url, { key, body: { allowNegativeStock: true, version: 2 } });
  assert.deepEqual([second.json.allowNegativeStock, second.json.version], [true, 3]);
  assert.deepEqual((await request('GET', url, { key })).json, second.json);

  const company: Company = await run(getCompany, portal.owner, {});
  assert.deepEqual([company.allowNegativeStock, company.alerts.pricePct, company.version], [true, '12.5', 3]);
  const facts = await factsOf(portal.tenantId);
  assert.deepEqual(
    facts.map(({ event, data }) => [event, data.changedFields]),
    [
      ['company.updated', ['alerts', 'nomenclatureSavePolicy']],
      ['company.updated', ['allowNegativeStock']],
    ],
  );
});

test('policies the interface does not name and percents out of bounds are refused by field', async () => {
  const portal = await newPortal();
  const errorsOf = async (body: object) =>
    (await refused(run(updateCatalogSettings, portal.owner, body))).errors.map(({ at, code }) => [at, code]);
  assert.deepEqual(await errorsOf({ nomenclatureSavePolicy: 'NONE' }), [['/nomenclatureSavePolicy', 'enum']]);
  assert.deepEqual(await errorsOf({ priceAlertPct: '1000.5' }), [['/priceAlertPct', 'maximum']]);
  assert.deepEqual(await errorsOf({ priceAlertPct: '1.23456' }), [['/priceAlertPct', 'decimal_places']]);
  assert.deepEqual(await errorsOf({ priceAlertPct: '-1' }), [['/priceAlertPct', 'format']]);
});

test('an old version and a person without the right are refused', async () => {
  const portal = await newPortal();
  const stale = await refused(run(updateCatalogSettings, portal.owner, { allowNegativeStock: true, version: 9 }));
  assert.equal(stale.code, 'version_conflict');
  const reader = personWith(portal, 'company_settings.read');
  assert.equal((await refused(run(updateCatalogSettings, reader, {}))).code, 'forbidden');
  assert.equal((await refused(run(getCatalogSettings, personWith(portal), {}))).code, 'forbidden');
});
