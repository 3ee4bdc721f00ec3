import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok, refusal } from '../../../../test/billing.ts';
import { factsOf, newPortal, owner, personWith, refused, request, run } from '../../../../test/harness.ts';
import { offeredWidgets } from './offered-widgets.ts';
import { setLicense } from './set-license.ts';
import { startTrial } from './start-trial.ts';

const widgets = '/api/v1/settings/paid-widgets';

async function licensed() {
  const portal = await newPortal();
  const key = await portal.key('settings.read', 'settings.write');
  const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
    request(method, path, { key, headers });
  const list = async () => ok(await ask('GET', widgets));
  const one = async (slug: string) => (await list()).items.find((item: { slug: string }) => item.slug === slug);
  const trial = (slug: string) => ask('POST', `${widgets}/${slug}/trial`);
  /** As the operator of the platform decides. */
  const set = (slug: string, more: object) =>
    run(setLicense, { ...portal.owner, kind: 'system', userId: null }, { slug, ...more });
  return { portal, ask, list, one, trial, set };
}

test('a portal sees what is on offer, not paid, in the language it reads', async () => {
  const { list, ask } = await licensed();
  const { items, estimatedMonthlyAmountRub } = await list();
  assert.equal(items.length, offeredWidgets.length);
  assert.equal(estimatedMonthlyAmountRub, '0.00');
  for (const one of items) assert.deepEqual([one.id, one.licenseStatus, one.trialUsed], [null, 'notPaid', false]);
  const russian = ok(await ask('GET', widgets, { 'accept-language': 'ru' })).items[0];
  assert.equal(russian.name, 'Карта доставок');
  assert.match(russian.description, /на карте/);
});

test('a trial begins once, for its days, costs nothing and is told in the trail', async () => {
  const { trial, one, portal } = await licensed();
  const begun = ok(await trial('e-documents'));
  assert.deepEqual(
    [begun.licenseStatus, begun.effectiveLicenseStatus, begun.trialUsed, begun.estimatedMonthlyAmountRub],
    ['trial', 'trial', true, '0.00'],
  );
  assert.equal(Date.parse(begun.activeUntil) - Date.parse(begun.activeFrom), 14 * 86_400_000);
  assert.deepEqual((await one('e-documents')).activeUntil, begun.activeUntil);
  assert.equal(refusal(await trial('e-documents')), '409 invalid_state_transition');
  assert.deepEqual(
    (await factsOf(portal.tenantId)).map(({ event }) => event),
    ['paid_widget.trial_started'],
  );
});

test('two who begin the trial at once begin it once', async () => {
  const { trial } = await licensed();
  const answers = await Promise.all([trial('messengers'), trial('messengers'), trial('messengers')]);
  assert.deepEqual(answers.map(({ status }) => String(status)).sort(), ['200', '409', '409']);
});

test('a trial that is over is worth nothing, and is not begun again', async () => {
  const { trial, one, set, portal } = await licensed();
  ok(await trial('e-documents'));
  await owner.query(
    `update paid_widgets set active_from = now() - interval '20 days', active_until = now() - interval '6 days' where tenant_id = $1`,
    [portal.tenantId],
  );
  const over = await one('e-documents');
  assert.deepEqual([over.licenseStatus, over.effectiveLicenseStatus], ['trial', 'notPaid']);
  await set('e-documents', { move: 'end' });
  assert.equal(refusal(await trial('e-documents')), '409 conflict: trial_used');
});

test('the operator makes it paid for months, at a price of its own, with a note', async () => {
  const { one, set, list, portal } = await licensed();
  await set('e-documents', {
    move: 'activate',
    activeFrom: '2020-01-01',
    activeUntil: '2099-12-31',
    priceMonthlyRub: '1800',
    note: 'Счёт № 15 оплачен до конца века',
  });
  const paid = await one('e-documents');
  assert.deepEqual(
    [paid.licenseStatus, paid.effectiveLicenseStatus, paid.activeFrom, paid.activeUntil],
    ['active', 'active', '2019-12-31T21:00:00.000Z', '2099-12-31T20:59:59.999Z'],
  );
  assert.deepEqual([paid.estimatedMonthlyAmountRub, paid.note], ['1800.00', 'Счёт № 15 оплачен до конца века']);
  assert.equal((await list()).estimatedMonthlyAmountRub, '1800.00');
  const { rows } = await owner.query('select actor_kind, actor_id from audit_events where tenant_id = $1', [
    portal.tenantId,
  ]);
  assert.deepEqual(rows, [{ actor_kind: 'system', actor_id: null }]);
});

test('a licence that follows a trial holds by its own days, and not until the trial would have ended', async () => {
  const { one, set, trial, portal } = await licensed();
  ok(await trial('e-documents'));
  await owner.query(
    `update paid_widgets set active_from = now() - interval '20 days', active_until = now() - interval '6 days' where tenant_id = $1`,
    [portal.tenantId],
  );
  await set('e-documents', { move: 'activate' });
  const paid = await one('e-documents');
  assert.deepEqual([paid.licenseStatus, paid.effectiveLicenseStatus, paid.activeUntil], ['active', 'active', null]);
  assert.ok(Date.now() - Date.parse(paid.activeFrom) < 60_000);
  ok(await trial('messengers'));
  await set('messengers', { move: 'activate', activeFrom: '2020-01-01' });
  assert.deepEqual((await one('messengers')).activeUntil, null);
});

test('what is disabled is seen no more, and enabled again it is what it was', async () => {
  const { one, set, trial } = await licensed();
  ok(await trial('messengers'));
  await set('messengers', { move: 'disable' });
  assert.equal(await one('messengers'), undefined);
  assert.equal((await trial('messengers')).status, 404);
  await set('messengers', { move: 'enable' });
  assert.equal((await one('messengers')).licenseStatus, 'trial');
  await set('messengers', { visible: false });
  assert.equal(await one('messengers'), undefined);
});

test('moves that the table does not know are refused, and so are months that end before they begin', async () => {
  const { set } = await licensed();
  assert.equal((await refused(set('messengers', { move: 'end' }))).code, 'invalid_state_transition');
  assert.equal((await refused(set('messengers', { move: 'enable' }))).code, 'invalid_state_transition');
  assert.equal((await refused(set('no-such-widget', { move: 'activate' }))).code, 'not_found');
  const backwards = await refused(
    set('messengers', { move: 'activate', activeFrom: '2026-12-01', activeUntil: '2026-11-30' }),
  );
  assert.deepEqual(
    backwards.errors.map(({ at, code }) => `${at} ${code}`),
    ['/activeUntil before_start'],
  );
});

test('a trial is begun with the right of company settings alone', async () => {
  const { portal } = await licensed();
  const reader = personWith(portal, 'company_settings.read');
  assert.equal((await refused(run(startTrial, reader, { slug: 'messengers' }))).code, 'forbidden');
  await run(startTrial, personWith(portal, 'company_settings.update'), { slug: 'messengers' });
  const key = await portal.key('settings.read');
  assert.equal((await request('POST', `${widgets}/messengers/trial`, { key })).json.code, 'insufficient_scope');
});
