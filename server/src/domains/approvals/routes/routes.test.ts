import assert from 'node:assert/strict';
import { test } from 'node:test';
import { approvalPortal, done, named, person, routes } from '../../../../test/approvals.ts';
import { newPortal, request, signIn } from '../../../../test/harness.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';

async function begin() {
  const base = await approvalPortal();
  const ivan = await named(base.portal, 'Иван Кузнецов');
  const steps = [{ approvers: [person(ivan)] }];
  const attempt = async (more: object) => {
    const { status, json } = await base.asOwner('POST', routes, {
      recordType: 'procurement',
      name: 'Закупки',
      steps,
      ...more,
    });
    if (status === 201) return json.warnings.map(({ code }: { code: string }) => code).join();
    return (json.errors ?? [])
      .map(({ pointer, code }: { pointer: string; code: string }) => `${pointer} ${code}`)
      .join();
  };
  return { ...base, ivan, steps, attempt };
}

test('a route is added with its defaults, after the others of its kind', async () => {
  const { addRoute, steps, ivan, asOwner } = await begin();
  const first = await addRoute({ steps });
  assert.deepEqual(
    [first.position, first.isActive, first.steps, first.warnings],
    [
      1,
      true,
      [
        {
          name: null,
          mode: 'all',
          remindAfterHours: null,
          escalateAfterHours: null,
          escalateTo: [],
          approvers: [person(ivan)],
        },
      ],
      [],
    ],
  );
  const second = await addRoute({ name: 'Дорогое', steps, amountFrom: '100000', recordType: 'requisition' });
  assert.deepEqual([second.position, second.recordType], [2, 'procurement']);
  assert.equal((await addRoute({ name: 'Счета', steps, recordType: 'invoice' })).position, 1);
  const { json } = await asOwner('GET', `${routes}?recordType=procurement`);
  assert.deepEqual(
    json.items.map(({ name }: { name: string }) => name),
    ['Закупки', 'Дорогое'],
  );
});

test('a route has a step with somebody in it', async () => {
  const { attempt, ivan } = await begin();
  assert.match(await attempt({ steps: [] }), /^\/steps /);
  assert.match(await attempt({ steps: [{ approvers: [] }] }), /^\/steps\/0\/approvers /);
  assert.equal(
    await attempt({ steps: [{ approvers: [person(ivan), person(ivan)] }] }),
    '/steps/0/approvers/1/id duplicate',
  );
});

test('approvers work here and may approve; who does not is named', async () => {
  const { portal, asOwner, attempt, steps, block, roleOf } = await begin();
  const [buyer, gone] = [await named(portal, 'Мария Белова', 'buyer'), await named(portal, 'Ушедший')];
  done(await block(gone.userId));
  const approvers = [person(buyer), person(gone), { kind: 'user', id: uuidv7() }, await roleOf('buyer')];
  const { json } = await asOwner('POST', routes, {
    recordType: 'procurement',
    name: 'Закупки',
    steps: [...steps, { approvers }],
  });
  assert.deepEqual(
    json.errors.map(({ pointer, code }: { pointer: string; code: string }) => `${pointer} ${code}`),
    [
      '/steps/1/approvers/0/id may_not_approve',
      '/steps/1/approvers/1/id not_active',
      '/steps/1/approvers/2/id not_found_reference',
      '/steps/1/approvers/3/id may_not_approve',
    ],
  );
  assert.match(json.errors[0].message, /Мария Белова/);
  const manager = await roleOf('purchasing_manager');
  assert.equal(await attempt({ steps: [{ approvers: [manager] }] }), '');
});

test('a role that nobody holds is taken and pointed out', async () => {
  const { attempt, roleOf, block, ivan, portal } = await begin();
  const manager = await roleOf('purchasing_manager');
  await named(portal, 'Админ', 'admin');
  done(await block(ivan.userId));
  assert.equal(await attempt({ steps: [{ approvers: [manager] }] }), 'role_without_people');
});

test('conditions make sense', async () => {
  const { attempt } = await begin();
  assert.equal(await attempt({ amountFrom: '100', amountTo: '100' }), '/amountTo not_above');
  assert.equal(await attempt({ recordType: 'invoice', departments: ['Цех'] }), '/departments not_for_this_kind');
  assert.equal(await attempt({ categoryIds: [uuidv7()] }), '/categoryIds/0 not_found_reference');
});

test('of two routes with the same conditions the order is told', async () => {
  const { asOwner, addRoute, steps } = await begin();
  const first = await addRoute({ steps, departments: ['Цех'] });
  const second = await addRoute({ name: 'Ещё', steps, departments: ['Цех'] });
  assert.deepEqual(
    second.warnings.map(({ code, meta }: { code: string; meta: object }) => [code, meta]),
    [['same_conditions', { id: first.id }]],
  );
  assert.match(second.warnings[0].message, /“Закупки” comes first/);
  const { json } = await asOwner('PATCH', `${routes}/${second.id}`, { departments: ['Склад'] });
  assert.deepEqual(json.warnings, []);
});

test('routes are read and set up by who manages the settings, of their own portal', async () => {
  const { addRoute, steps, ivan } = await begin();
  const { id } = await addRoute({ steps });
  assert.equal((await ivan.ask('GET', `${routes}/${id}`)).status, 200);
  assert.deepEqual((await ivan.ask('PATCH', `${routes}/${id}`, { isActive: false })).json.requiredPermissions, [
    'company_settings.update',
  ]);
  const token = await signIn(await newPortal());
  for (const [method, body] of [
    ['GET', undefined],
    ['PATCH', { isActive: false }],
    ['DELETE', undefined],
  ] as const)
    assert.equal((await request(method, `${routes}/${id}`, { token, body })).status, 404, method);
});
