import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPortal, owner, type Portal, pool } from '../../../test/harness.ts';
import type { Answers, VariableGroup, VariableNamespace } from '../../kernel/variables.ts';
import { enterPortal } from '../../platform/door/enter-portal.ts';
import { portalTransaction } from '../../platform/postgres/portal-transaction.ts';
import { userVariables } from '../../platform/users/users.variables.ts';
import { companyVariables } from './company.variables.ts';
import { offeredWidgets } from './paid-widgets/offered-widgets.ts';

/** Every value of an entity, as the loaders of a namespace answer. */
async function valuesOf(portal: Portal, { groups }: VariableNamespace, id: string): Promise<Record<string, unknown>> {
  const client = await pool.connect();
  try {
    await enterPortal(client, portal.tenantId, 'read only');
    const db = portalTransaction(client, portal.tenantId);
    const load = (group: VariableGroup) => group.load(db, [id, '00000000-0000-0000-0000-000000000001'], portal.owner);
    const answers: Answers[] = [];
    for (const group of groups) answers.push(await load(group));
    assert.ok(answers.every((answer) => answer.size <= 1));
    return Object.assign({}, ...answers.map((answer) => answer.get(id) ?? {})) as Record<string, unknown>;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const pathsOf = ({ groups }: VariableNamespace) => groups.flatMap(({ paths }) => Object.keys(paths));

test('every path the interface names is there, and no other', () => {
  const consent = [
    'hasRecord',
    'acceptedOffer',
    'acceptedPersonalData',
    'acceptedMarketing',
    'acceptedAt',
    'source',
    'documentVersions',
    'documentUrls',
  ];
  const widget = [
    'slug',
    'name',
    'licenseStatus',
    'effectiveLicenseStatus',
    'activeFrom',
    'activeUntil',
    'priceMonthlyRub',
    'estimatedMonthlyAmountRub',
  ];
  assert.deepEqual(pathsOf(companyVariables), [
    'name',
    'slug',
    'companyInn',
    'nomenclatureSavePolicy',
    ...consent.map((leaf) => `legalConsent.${leaf}`),
    ...widget.map((leaf) => `paidWidgets[].${leaf}`),
  ]);
  assert.deepEqual(pathsOf(userVariables), ['code']);
  const policy = companyVariables.groups.find(({ paths }) => 'nomenclatureSavePolicy' in paths);
  assert.deepEqual(policy?.scopes, ['settings.read']);
});

test('a portal without consents and widgets says so', async () => {
  const portal = await newPortal();
  const values = await valuesOf(portal, companyVariables, portal.tenantId);
  assert.equal(values.name, 'ООО «Ромашка»');
  assert.equal(values.nomenclatureSavePolicy, 'SUPPLIER_QUOTES_ALL');
  assert.equal(values['legalConsent.hasRecord'], false);
  assert.equal(values['legalConsent.acceptedAt'], undefined);
  assert.deepEqual(
    new Set(values['paidWidgets[].slug'] as string[]),
    new Set(offeredWidgets.map(({ slug }) => slug)),
    'what is on offer and was never begun is not paid',
  );
  assert.deepEqual(new Set(values['paidWidgets[].licenseStatus'] as string[]), new Set(['notPaid']));
});

test('the newest consent is told without what proves it, and disabled or hidden widgets are left out', async () => {
  const portal = await newPortal();
  await owner.query(
    `insert into legal_consents (tenant_id, user_id, accepted_offer, accepted_personal_data, accepted_marketing, accepted_at, source, document_versions, document_urls, ip, user_agent)
     values ($1, $2, true, true, true, now() - interval '1 day', 'registration', '{"offer":"1"}', '{"offer":"https://prokura.ru/1"}', '203.0.113.7', 'secret-agent'),
            ($1, $2, true, true, false, now(), 'profile', '{"offer":"2"}', '{"offer":"https://prokura.ru/2"}', '203.0.113.7', 'secret-agent')`,
    [portal.tenantId, portal.ownerId],
  );
  await owner.query(
    `insert into paid_widgets (tenant_id, slug, name, license_status, visible, active_until, price_monthly_rub) values
     ($1, 'maps', 'Карты', 'active', true, null, 3000), ($1, 'ocr', 'Распознавание', 'trial', true, now() - interval '1 day', 1500),
     ($1, 'off', 'Отключён', 'disabled', true, null, 1), ($1, 'hidden', 'Скрыт', 'active', false, null, 1)`,
    [portal.tenantId],
  );
  const values = await valuesOf(portal, companyVariables, portal.tenantId);
  assert.deepEqual([values['legalConsent.acceptedMarketing'], values['legalConsent.source']], [false, 'profile']);
  assert.deepEqual(values['legalConsent.documentVersions'], ['2']);
  assert.deepEqual(values['legalConsent.documentUrls'], ['https://prokura.ru/2']);
  const slugs = values['paidWidgets[].slug'] as string[];
  const told = (path: string) => ['maps', 'ocr'].map((slug) => (values[path] as string[])[slugs.indexOf(slug)]);
  assert.ok(!slugs.includes('off') && !slugs.includes('hidden'));
  assert.deepEqual(told('paidWidgets[].licenseStatus'), ['active', 'trial']);
  assert.deepEqual(told('paidWidgets[].effectiveLicenseStatus'), ['active', 'notPaid']);
  assert.deepEqual(told('paidWidgets[].estimatedMonthlyAmountRub'), ['3000.00', '0.00']);
  assert.ok(!/203\.0\.113|secret-agent/.test(JSON.stringify(values)));
});

test('a person is known by his code, in his own portal only', async () => {
  const [portal, other] = [await newPortal(), await newPortal()];
  assert.deepEqual(await valuesOf(portal, userVariables, portal.ownerId), { code: 'U-0001' });
  assert.deepEqual(await valuesOf(portal, userVariables, other.ownerId), {});
  assert.deepEqual(await valuesOf(portal, companyVariables, other.tenantId), {});
});
