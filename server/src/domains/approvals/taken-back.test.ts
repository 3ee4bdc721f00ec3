import assert from 'node:assert/strict';
import { test } from 'node:test';
import { approvalPortal, decides, done, named, person, routes, stepsOf } from '../../../test/approvals.ts';
import { billingPortal, paper } from '../../../test/billing.ts';
import { request, signIn } from '../../../test/harness.ts';
import { proposalPortal, url as proposals, cement as proposed } from '../../../test/proposals.ts';
import { cement, url as sales, salesPortal } from '../../../test/sales.ts';

type Portal = Awaited<ReturnType<typeof approvalPortal>>['portal'];

/** Ivan alone approves records of a kind, by a route. */
async function byIvan(portal: Portal, recordType: string, more: object = {}) {
  const ivan = await named(portal, 'Иван Кузнецов', 'admin');
  const token = await signIn(portal);
  const body = { recordType, name: 'Крупные', steps: [{ approvers: [person(ivan)] }], ...more };
  done(await request('POST', routes, { token, body }), 201);
  return ivan;
}

const onHold = { reason: 'Ждём проект' };

test('a requisition that grows on hold asks nobody before it is back', async () => {
  const { portal, ask, create, moveTo, cardOf } = await approvalPortal();
  const ivan = await byIvan(portal, 'procurement', { amountFrom: '5000' });
  const { id } = await create();
  done(await moveTo(id, 'pending_approval'));
  done(await moveTo(id, 'on_hold', onHold));
  const [line] = (await cardOf(id)).items;
  const grow = (quantity: string) =>
    ask('PATCH', `/api/v1/purchase-requisitions/${id}`, { items: [{ id: line.id, quantity }] });
  done(await grow('100'));
  const waiting = async () => (await ivan.ask('GET', '/api/v1/approvals')).json.items.length;
  assert.deepEqual([(await cardOf(id)).approval, await waiting()], [null, 0]);
  done(await moveTo(id, 'pending_approval'));
  assert.deepEqual([stepsOf(await cardOf(id)), await waiting()], [['open'], 1]);
  done(await moveTo(id, 'on_hold', onHold));
  for (const quantity of ['200', '300']) done(await grow(quantity));
  assert.deepEqual([(await cardOf(id)).approval, await waiting()], [null, 0]);
  done(await moveTo(id, 'pending_approval'));
  assert.equal(done(await decides(ivan, id)).status, 'approved');
});

test('an invoice that changes in a dispute asks nobody before it is settled', async () => {
  const { portal, ask, card, receive, move } = await billingPortal();
  const { id } = await receive();
  done(await move(id, 'pending_approval'));
  const ivan = await byIvan(portal, 'invoice');
  done(await move(id, 'disputed', { reason: 'Не та цена' }));
  done(await ask('PATCH', `/api/v1/invoices/${id}`, { lines: [paper({ price: '110' })] }));
  assert.deepEqual([(await card(id)).approval, (await ivan.ask('GET', '/api/v1/approvals')).json.items], [null, []]);
  done(await move(id, 'pending_approval'));
  assert.deepEqual(stepsOf(await card(id)), ['open']);
});

test('an approved invoice whose amounts change shows no approval of the old ones', async () => {
  const { portal, ask, card, receive, move } = await billingPortal();
  const ivan = await byIvan(portal, 'invoice');
  const { id } = await receive();
  done(await move(id, 'pending_approval'));
  done(await ivan.ask('PATCH', `/api/v1/invoices/${id}/status`, { status: 'approved' }));
  assert.deepEqual(stepsOf(await card(id)), ['approved approved Иван Кузнецов']);
  done(await ask('PATCH', `/api/v1/invoices/${id}`, { lines: [paper({ price: '110' })] }));
  assert.deepEqual([(await card(id)).status, (await card(id)).approval], ['received', null]);
});

test('an approved invoice that changes in a dispute shows none either', async () => {
  const { portal, ask, card, receive, move } = await billingPortal();
  const ivan = await byIvan(portal, 'invoice');
  const { id } = await receive();
  done(await move(id, 'pending_approval'));
  done(await ivan.ask('PATCH', `/api/v1/invoices/${id}/status`, { status: 'approved' }));
  done(await move(id, 'disputed', { reason: 'Не та цена' }));
  assert.equal((await card(id)).approval.status, 'approved');
  done(await ask('PATCH', `/api/v1/invoices/${id}`, { lines: [paper({ price: '110' })] }));
  assert.equal((await card(id)).approval, null);
});

test('an approved sales invoice whose rows change shows no approval of the old ones', async () => {
  const { portal, create, act, card, change } = await salesPortal({ approvalRequired: true });
  const ivan = await byIvan(portal, 'sales_invoice');
  const { id } = await create();
  done(await act(id, 'submit-approval'));
  done(await ivan.ask('POST', `${sales}/${id}/approve`, {}));
  assert.equal((await card(id)).approval.status, 'approved');
  const back = await change(id, { rows: [{ ...cement, quantity: '9' }] });
  assert.deepEqual([back.status, (await card(id)).approval], ['draft', null]);
});

test('an approved proposal that changes, or is restored from the archive, shows no approval', async () => {
  const { portal, ask, change, submitted } = await proposalPortal();
  const ivan = await byIvan(portal, 'commercial_proposal');
  const approved = async () => {
    const id = await submitted();
    return done(await ivan.ask('POST', `${proposals}/${id}/approve`, {})).id as string;
  };
  const back = await change(await approved(), { rows: [{ ...proposed, markupPercent: '10' }] });
  assert.deepEqual([back.status, back.approval], ['draft', null]);
  const other = await approved();
  done(await ask('DELETE', `/${other}`));
  const restored = done(await ask('POST', `/${other}/restore`, {}));
  assert.deepEqual([restored.status, restored.approval], ['draft', null]);
});

test('an approved requisition that grew and waits for one person shows no steps of before', async () => {
  const { portal, asOwner, ask, create, moveTo, cardOf } = await approvalPortal();
  const ivan = await byIvan(portal, 'procurement', { amountTo: '5000' });
  const { id } = await create();
  done(await asOwner('PATCH', '/api/v1/settings/company', { approvalRequired: true }));
  done(await moveTo(id, 'pending_approval'));
  done(await decides(ivan, id));
  const [line] = (await cardOf(id)).items;
  done(await ask('PATCH', `/api/v1/purchase-requisitions/${id}`, { items: [{ id: line.id, quantity: '100' }] }));
  assert.deepEqual([(await cardOf(id)).status, (await cardOf(id)).approval], ['pending_approval', null]);
});

test('what was rejected by a route, and then approved by one person, does not show as rejected', async () => {
  const { portal, ask, create, moveTo, cardOf } = await approvalPortal();
  const ivan = await byIvan(portal, 'procurement', { amountFrom: '500' });
  const olga = await named(portal, 'Ольга Морозова');
  const { id } = await create();
  const rejected = async () => {
    done(await moveTo(id, 'pending_approval'));
    done(await decides(ivan, id, 'rejected', { reason: 'Дорого' }));
    done(await moveTo(id, 'draft'));
    assert.equal((await cardOf(id)).approval.reason, 'Дорого');
    const [line] = (await cardOf(id)).items;
    done(await ask('PATCH', `/api/v1/purchase-requisitions/${id}`, { items: [{ id: line.id, quantity: '1' }] }));
  };
  await rejected();
  done(await moveTo(id, 'pending_approval'));
  assert.equal((await cardOf(id)).approval, null);
  assert.equal(done(await decides(olga, id)).status, 'approved');
  assert.equal((await cardOf(id)).approval, null);
});
