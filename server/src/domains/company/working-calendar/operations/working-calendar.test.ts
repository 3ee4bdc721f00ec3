import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newRegistration, register } from '../../../../../test/accounts.ts';
import { factsOf, newPortal, owner, personWith, refused, request, run } from '../../../../../test/harness.ts';
import { updateRegional } from '../../operations/update-regional.ts';
import { getWorkingCalendar } from './get-working-calendar.ts';
import { getWorkingYear } from './get-working-year.ts';
import { updateWorkingCalendar } from './update-working-calendar.ts';

const url = '/api/v1/settings/working-calendar';

test('a portal that is there already counts day and night, a new one in working time', async () => {
  const { countsWorkingTime, dayStartsAt, dayEndsAt, timezone, ownDays, version } = await run(
    getWorkingCalendar,
    (await newPortal()).owner,
    {},
  );
  assert.deepEqual(
    [countsWorkingTime, dayStartsAt, dayEndsAt, timezone, ownDays, version],
    [false, '09:00', '18:00', 'Europe/Moscow', [], 1],
  );
  const form = newRegistration();
  assert.equal((await register(form)).status, 201);
  const { rows } = await owner.query('select counts_working_time from tenants where slug = $1', [form.portalName]);
  assert.deepEqual(rows, [{ counts_working_time: true }]);
});

test('the calendar changes field by field, the change is told, and the same again changes nothing', async () => {
  const portal = await newPortal();
  const key = await portal.key('settings.read', 'settings.write');
  const ownDays = [
    { date: '2026-12-30', isWorking: false, name: 'Инвентаризация' },
    { date: '2026-12-26', isWorking: true },
  ];
  const body = { countsWorkingTime: true, dayStartsAt: '08:30', ownDays };
  const { status, json } = await request('PATCH', url, { key, body });
  assert.equal(status, 200);
  assert.deepEqual(
    [json.countsWorkingTime, json.dayStartsAt, json.dayEndsAt, json.version],
    [true, '08:30', '18:00', 2],
  );
  assert.deepEqual(json.ownDays, ownDays.toReversed(), 'by their dates');
  assert.equal((await request('PATCH', url, { key, body })).json.version, 2);
  assert.equal((await request('PATCH', url, { key, body: { countsWorkingTime: false } })).json.version, 3);
  assert.deepEqual(
    (await factsOf(portal.tenantId)).map(({ event, data }) => [event, data.changedFields]),
    [
      ['working_calendar.updated', ['countsWorkingTime', 'dayStartsAt', 'ownDays']],
      ['working_calendar.updated', ['countsWorkingTime']],
    ],
  );
});

test('the hours are by the clock of the company', async () => {
  const portal = await newPortal();
  await run(updateRegional, portal.owner, { timezone: 'Asia/Omsk' });
  const { timezone } = await run(getWorkingCalendar, portal.owner, {});
  assert.equal(timezone, 'Asia/Omsk');
});

test('a day that is no day is refused by field', async () => {
  const portal = await newPortal();
  const day = (date: string) => ({ date, isWorking: false });
  const refusals: Array<[body: object, at: string, code: string]> = [
    [{ dayStartsAt: '9:00' }, '/dayStartsAt', 'format'],
    [{ dayEndsAt: '24:00' }, '/dayEndsAt', 'format'],
    [{ dayStartsAt: '18:00' }, '/dayEndsAt', 'before_start'],
    [{ dayEndsAt: '09:59' }, '/dayEndsAt', 'before_start'],
    [{ ownDays: [day('2026-02-30')] }, '/ownDays/0/date', 'format'],
    [{ ownDays: [day('2026-03-06'), day('2026-03-06')] }, '/ownDays/1/date', 'duplicate'],
  ];
  for (const [body, at, code] of refusals) {
    const { errors } = await refused(run(updateWorkingCalendar, portal.owner, body as never));
    assert.deepEqual([errors[0]?.at, errors[0]?.code], [at, code]);
  }
  assert.deepEqual(await factsOf(portal.tenantId), []);
});

test('a year tells its working days, with those of the company’s own', async () => {
  const portal = await newPortal();
  const key = await portal.key('settings.read', 'settings.write');
  await request('PATCH', url, {
    key,
    body: { ownDays: [{ date: '2026-12-30', isWorking: false, name: 'Инвентаризация' }] },
  });
  const { json } = await request('GET', `${url}/days?year=2026`, { key });
  assert.deepEqual([json.year, json.isOrderKnown, json.workingDays], [2026, true, 246]);
  assert.deepEqual(json.days.slice(-3), [
    { date: '2026-11-04', isWorking: false, reason: 'holiday' },
    { date: '2026-12-30', isWorking: false, reason: 'own', name: 'Инвентаризация' },
    { date: '2026-12-31', isWorking: false, reason: 'moved' },
  ]);
  const { errors } = (await request('GET', `${url}/days?year=soon`, { key })).json;
  assert.equal(errors[0].parameter ?? errors[0].pointer, 'year');
});

test('an old version and a person without the right are refused', async () => {
  const portal = await newPortal();
  assert.equal((await refused(run(updateWorkingCalendar, portal.owner, { version: 9 }))).code, 'version_conflict');
  const reader = personWith(portal, 'company_settings.read');
  assert.equal((await refused(run(updateWorkingCalendar, reader, {}))).code, 'forbidden');
  assert.equal((await refused(run(getWorkingYear, personWith(portal), { year: 2026 }))).code, 'forbidden');
});

test('of two changes at once of the same version one is made', async () => {
  const portal = await newPortal();
  const outcomes = await Promise.allSettled(
    ['10:00', '11:00'].map((dayStartsAt) => run(updateWorkingCalendar, portal.owner, { dayStartsAt, version: 1 })),
  );
  assert.deepEqual(outcomes.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
});
