import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok, refusal } from '../../../test/billing.ts';
import { factsOf, newPortal, owner, personWith, run, workerDoor } from '../../../test/harness.ts';
import { reader } from '../../../test/notices.ts';
import { qualifying, url } from '../../../test/qualifications.ts';
import { newCounterparty } from '../../../test/suppliers.ts';
import { systemIn } from '../../kernel/access/actor.ts';
import { toolsOf } from '../../platform/jobs/keep-schedules.ts';
import { endingQualificationsSchedule } from './ending.schedule.ts';
import { changeQualificationStatus } from './operations/change-qualification-status.ts';
import { followEndings } from './operations/follow-endings.ts';

async function begin() {
  const portal = await newPortal();
  const { counterpartyId } = await newCounterparty(portal);
  return { portal, counterpartyId, ...(await qualifying(portal)) };
}

const licence = { kind: 'licence', title: 'ЛО-77-01-004512', expiresOn: '2030-05-01' };

test('a qualification is asked for, decided with a reason where one is needed, and told', async () => {
  const { portal, counterpartyId, asked, decide } = await begin();
  const made = await asked(counterpartyId, { documents: [licence], validUntil: '2030-12-31' });
  assert.deepEqual([made.status, made.endsOn, made.supplier.name], ['asked', '2030-05-01', 'ООО «Цементный двор»']);
  assert.equal(refusal(await decide(made.id, 'refused')), '422 validation_failed: /reason required');
  const approved = ok(await decide(made.id, 'approved'));
  assert.deepEqual([approved.status, approved.decidedBy], ['approved', portal.ownerId]);
  const suspended = ok(await decide(made.id, 'suspended', { reason: 'Рекламация' }));
  assert.deepEqual([suspended.status, suspended.reason], ['suspended', 'Рекламация']);
  assert.equal(refusal(await decide(made.id, 'refused', { reason: 'Нет' })), '409 invalid_state_transition');
  ok(await decide(made.id, 'approved'));
  const facts = (await factsOf(portal.tenantId)).filter(({ entity_id }) => entity_id === made.id);
  assert.deepEqual(
    facts.map(({ event }) => event),
    ['supplier_qualification.created', ...Array(3).fill('supplier_qualification.status_changed')],
  );
});

test('one that was refused is asked for anew, not changed', async () => {
  const { counterpartyId, ask, asked, decide } = await begin();
  const { id } = await asked(counterpartyId);
  ok(await decide(id, 'refused', { reason: 'Нет лицензии' }));
  const { status, json } = await ask('PATCH', `${url}/${id}`, { documents: [licence] });
  assert.deepEqual([status, json.rule ?? json.code], [409, 'qualification_refused']);
});

test('it ends with the first of its documents, and is not given once one has ended', async () => {
  const { counterpartyId, ask, asked, decide } = await begin();
  const { id } = await asked(counterpartyId, { documents: [{ ...licence, expiresOn: '2020-01-01' }] });
  assert.equal(refusal(await decide(id, 'approved')), '422 business_rule_violated: qualification_over');
  const { endsOn } = ok(await ask('PATCH', `${url}/${id}`, { documents: [licence], validUntil: '2029-01-01' }));
  assert.equal(endsOn, '2029-01-01');
  ok(await decide(id, 'approved'));
});

test('a document is replaced, prolonged and taken out, and its history says why', async () => {
  const { portal, counterpartyId, ask, asked } = await begin();
  const { id } = await asked(counterpartyId, { documents: [licence, { kind: 'charter' }] });
  const prolonged = ok(
    await ask('PATCH', `${url}/${id}`, { documents: [{ ...licence, expiresOn: '2031-05-01' }, { kind: 'charter' }] }),
  );
  assert.equal(prolonged.endsOn, '2031-05-01');
  const changeReason = 'Лицензия аннулирована';
  const left = ok(await ask('PATCH', `${url}/${id}`, { documents: [{ kind: 'charter' }], changeReason }));
  assert.deepEqual([left.documents, left.endsOn], [[{ kind: 'charter' }], null]);
  const reasons = (await factsOf(portal.tenantId)).map(({ data }) => data.reason);
  assert.equal(reasons.at(-1), changeReason);
});

test('whoever only keeps counterparties asks and gathers documents, and decides nothing', async () => {
  const { portal, counterpartyId, asked } = await begin();
  const { id } = await asked(counterpartyId);
  const keeper = personWith(portal, 'counterparties.read', 'counterparties.update');
  const refused = await run(changeQualificationStatus, keeper, { id, status: 'approved' }).catch((error) => error.code);
  assert.equal(refused, 'forbidden');
});

test('bad input is refused at its field', async () => {
  const { portal, counterpartyId, ask } = await begin();
  const asked = async (body: object) => refusal(await ask('POST', url, { counterpartyId, ...body }));
  assert.equal(
    await asked({ counterpartyId: portal.tenantId }),
    '422 unknown_reference: /counterpartyId not_found_reference',
  );
  assert.equal(
    await asked({ documents: [{ ...licence, issuedOn: '2031-01-01' }] }),
    '422 validation_failed: /documents/0/expiresOn before_start',
  );
  assert.equal(
    await asked({ documents: [{ ...licence, fileId: portal.tenantId }] }),
    '422 validation_failed: /documents/0/fileId not_found_reference',
  );
  assert.equal(
    await asked({ categoryIds: [portal.tenantId] }),
    '422 validation_failed: /categoryIds/0 not_found_reference',
  );
  const { rows } = await owner.query<{ id: string }>(
    `insert into counterparties (tenant_id, kind, short_name, roles) values ($1, 'legal_entity', 'ООО «Заказчик»', '{customer}') returning id`,
    [portal.tenantId],
  );
  assert.equal(
    await asked({ counterpartyId: rows[0]?.id }),
    '422 validation_failed: /counterpartyId supplier_role_required',
  );
});

/** A qualification that ends in so many days, and the person who answers for it. */
async function ending(days: number) {
  const base = await begin();
  const { portal, counterpartyId, qualified } = base;
  const buyer = await reader(portal);
  const { id } = await qualified(counterpartyId, { responsibleId: buyer.userId, validUntil: '2030-01-01' });
  const endIn = (left: number) =>
    owner.query(
      `update supplier_qualifications set ends_on = (now() at time zone 'Europe/Moscow')::date + $3::int where tenant_id = $1 and id = $2`,
      [portal.tenantId, id, left],
    );
  await endIn(days);
  const look = () => workerDoor.command(followEndings, systemIn(portal.tenantId), {});
  return { ...base, buyer, id, endIn, look };
}

test('the responsible person hears 30 and 7 days before it ends, once each', async () => {
  const { buyer, endIn, look } = await ending(31);
  await look();
  assert.deepEqual(await buyer.titles(), []);
  await endIn(30);
  await look();
  await look();
  assert.deepEqual(await buyer.titles(), ['Допуск заканчивается: ООО «Цементный двор»']);
  await endIn(7);
  await look();
  await look();
  assert.equal((await buyer.seen()).length, 2);
});

test('the schedule finds portals where one ends, and lets it expire after its last day', async () => {
  const { ask, id, endIn } = await ending(0);
  await endingQualificationsSchedule.run(toolsOf(workerDoor));
  assert.equal(ok(await ask('GET', `${url}/${id}`)).status, 'approved');
  await endIn(-1);
  await endingQualificationsSchedule.run(toolsOf(workerDoor));
  assert.equal(ok(await ask('GET', `${url}/${id}`)).status, 'expired');
});
