import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Company } from '../../../../../nouns/company.ts';
import { door, factsOf, newPortal, owner, personWith, refused, request, run } from '../../../../test/harness.ts';
import { getCompany } from './get-company.ts';
import { updateCompany } from './update-company.ts';

const url = '/api/v1/settings/company';

test('a company nobody described yet works by the defaults', async () => {
  const portal = await newPortal();
  const { status, json } = await request('GET', url, { key: await portal.key('company.read') });
  assert.equal(status, 200);
  assert.deepEqual([json.id, json.name, json.companyInn, json.version], [portal.tenantId, 'ООО «Ромашка»', null, 1]);
  assert.deepEqual(json.extensions, { construction: false });
  assert.deepEqual(json.tolerances, {
    overAllocationPct: '0',
    overReceiptPct: '0',
    pricePct: '0',
    quantityPct: '0',
    amount: '1',
  });
  assert.deepEqual(json.alerts, { reapprovalPct: '10', pricePct: '20', budgetPct: '90' });
  assert.deepEqual(
    [json.approvalRequired, json.noSelfApproval, json.nomenclatureSavePolicy],
    [true, true, 'SUPPLIER_QUOTES_ALL'],
  );
});

test('the company is changed field by field, and the change is told', async () => {
  const portal = await newPortal();
  const key = await portal.key('settings.read', 'settings.write');
  const body = {
    companyInn: '7707083893',
    kpp: '773601001',
    ogrn: '1027700132195',
    phone: '8 999 123 45 67',
    extensions: { construction: true },
    tolerances: { pricePct: '2.5' },
  };
  const first = await request('PATCH', url, { key, body });
  assert.equal(first.status, 200);
  assert.deepEqual(
    [
      first.json.phone,
      first.json.extensions.construction,
      first.json.tolerances.pricePct,
      first.json.tolerances.amount,
    ],
    ['+79991234567', true, '2.5', '1'],
  );
  assert.equal(first.json.version, 2);
  const same = await request('PATCH', url, { key, body });
  assert.equal(same.json.version, 2);
  const renamed = await request('PATCH', url, { key, body: { name: 'ООО «Василёк»' } });
  assert.deepEqual(
    [renamed.json.name, renamed.json.version, renamed.json.companyInn],
    ['ООО «Василёк»', 3, '7707083893'],
  );
  const facts = await factsOf(portal.tenantId);
  assert.deepEqual(
    facts.map(({ event }) => event),
    ['company.updated', 'company.updated'],
  );
  assert.deepEqual(facts[1]?.data.changedFields, ['name']);
});

test('numbers no authority has given and percents out of bounds are refused by field', async () => {
  const portal = await newPortal();
  const refusal = await refused(
    run(updateCompany, portal.owner, {
      companyInn: '7707083894',
      kpp: '77',
      ogrn: '1027700132196',
      phone: '112',
      tolerances: { pricePct: '100.5', quantityPct: '1.23456' },
      alerts: { budgetPct: '101', reapprovalPct: '900' },
    }),
  );
  assert.deepEqual(
    refusal.errors.map(({ at, code }) => [at, code]),
    [
      ['/companyInn', 'inn_checksum'],
      ['/kpp', 'kpp_format'],
      ['/ogrn', 'ogrn_checksum'],
      ['/phone', 'phone_not_russian'],
      ['/tolerances/pricePct', 'maximum'],
      ['/tolerances/quantityPct', 'decimal_places'],
      ['/alerts/budgetPct', 'maximum'],
    ],
  );
});

test('an entrepreneur has no KPP, and a known INN is not cleared', async () => {
  const portal = await newPortal();
  const codes = async (body: object) =>
    (await refused(run(updateCompany, portal.owner, body))).errors.map(({ code }) => code);
  assert.deepEqual(await codes({ companyInn: '500100732259', kpp: '773601001' }), ['kpp_not_applicable']);
  await run(updateCompany, portal.owner, { companyInn: '7707083893' });
  assert.deepEqual(await codes({ companyInn: null }), ['required']);
});

test('the name in the address cannot be written, nor the company by those without the right', async () => {
  const portal = await newPortal();
  assert.equal((await refused(run(updateCompany, portal.owner, { slug: 'other' }))).errors[0]?.code, 'unknown_field');
  assert.equal((await refused(run(updateCompany, personWith(portal, 'company_settings.read'), {}))).code, 'forbidden');
  assert.equal((await refused(run(getCompany, personWith(portal, 'catalog.read'), {}))).code, 'forbidden');
  const byKey = await request('PATCH', url, { key: await portal.key('settings.read'), body: { name: 'x' } });
  assert.deepEqual([byKey.status, byKey.json.code], [403, 'insufficient_scope']);
  assert.equal((await refused(run(updateCompany, portal.owner, { name: 'x', version: 9 }))).code, 'version_conflict');
});

test('a change of two at once loses neither', async () => {
  const portal = await newPortal();
  await Promise.all([
    run(updateCompany, portal.owner, { address: 'Москва' }),
    run(updateCompany, portal.owner, { phone: '+7 999 123-45-67' }),
  ]);
  const after: Company = await run(getCompany, portal.owner, {});
  assert.deepEqual([after.address, after.phone, after.version], ['Москва', '+79991234567', 3]);
});

test('a change of the company moves the configuration of the portal', async () => {
  const portal = await newPortal();
  const at = async () =>
    (await owner.query('select config_version from tenants where tenant_id = $1', [portal.tenantId])).rows[0]
      .config_version as number;
  const before = await at();
  await door.command(updateCompany, portal.owner, { approvalRequired: false });
  assert.ok((await at()) > before);
});
