import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok, refusal } from '../../../../test/billing.ts';
import { factsOf, lettersTo } from '../../../../test/harness.ts';
import { mailOf } from '../../../../test/letters.ts';
import { byLink, letPass, orderPortal, publicUrl, url } from '../../../../test/orders.ts';
import { someDay } from '../../../../test/requisitions.ts';

type Line = Record<string, string>;

test('an order goes out by a letter with its file and a link; the requisition waits for delivery', async () => {
  const { draft, send, email, cardOf } = await orderPortal();
  const { order, requisition } = await draft();
  const sent = await send(order.id, {});
  assert.deepEqual([sent.status, sent.revision, sent.sendings[0].recipients], ['sent', 1, [email]]);
  assert.equal((await cardOf(requisition.id)).status, 'awaiting_delivery');
  const [letter] = await lettersTo(email);
  assert.match(String(letter?.subject), /^Заказ PO-2026-0001 от /);
  assert.match(String(letter?.text), /\/order#[\w-]{43}/);
});

test('the link shows what is ordered, and nothing of the buyer’s own', async () => {
  const { sent } = await orderPortal();
  const { token, order } = await sent([{ specification: 'только для нас' }]);
  const { status, json } = await byLink(token);
  assert.equal(status, 200);
  assert.deepEqual([json.state, json.mayAnswer, json.number, json.revision], ['open', true, order.number, 1]);
  assert.deepEqual([json.buyer.name.length > 0, json.supplier.name], [true, 'ООО «Цементный двор»']);
  assert.deepEqual(
    json.order.lines.map((one: Line) => [one.position, one.name, one.quantity, one.unit, one.price, one.wantedDate]),
    [[1, 'Цемент М500', '10', 'шт', '100', someDay]],
  );
  assert.equal(json.order.grossAmount, '1000.00');
  assert.ok(json.file.sizeBytes > 1_000);
  assert.doesNotMatch(JSON.stringify(json), /[0-9a-f]{8}-[0-9a-f]{4}-7|PR-2026|только для нас/);
});

test('a supplier confirms all at once, by name; the same again changes nothing, and the buyer gets one letter', async () => {
  const { portal, sent, card } = await orderPortal();
  const { token, order } = await sent();
  const said = { name: 'Ольга Петрова', comment: 'Отгрузим утром' };
  for (const _ of [1, 2]) {
    const { status, json } = await byLink(token, 'confirm', said);
    assert.deepEqual([status, json.state, json.answer.name], [200, 'confirmed', 'Ольга Петрова']);
  }
  const after = await card(order.id);
  assert.deepEqual(
    [after.status, after.answerSource, after.answerName, after.answers.length, after.expectedDate],
    ['confirmed', 'supplier_link', 'Ольга Петрова', 1, someDay],
  );
  assert.deepEqual([after.lines[0].confirmedQuantity, after.lines[0].promisedDate], ['10', someDay]);
  const letters = (await lettersTo(mailOf(portal))).filter(({ subject }) => subject.includes(order.number));
  assert.deepEqual(
    letters.map(({ subject }) => subject.includes('заказ подтверждён')),
    [true],
  );
});

test('less of a line, or another day, confirms it in part: the promised day is what is waited for', async () => {
  const { sent, card } = await orderPortal();
  const { token, order } = await sent([{}, {}]);
  const lines = [
    { position: 2, confirmedQuantity: '4', promisedDate: '2031-07-01', supplierRemark: 'Остальное позже' },
  ];
  const { json } = await byLink(token, 'confirm', { name: 'Ольга', lines });
  assert.equal(json.state, 'confirmed_in_part');
  const { lines: after, answers, expectedDate } = await card(order.id);
  assert.deepEqual(
    after.map((one: Line) => [one.confirmedQuantity, one.promisedDate, one.supplierRemark]),
    [
      ['10', someDay, null],
      ['4', '2031-07-01', 'Остальное позже'],
    ],
  );
  assert.deepEqual([answers[0].outcome, answers[0].lines.length, expectedDate], ['confirmed_in_part', 2, someDay]);
  const changed = await byLink(token, 'confirm', { name: 'Ольга' });
  assert.equal(changed.json.state, 'confirmed');
  assert.equal((await card(order.id)).answers.length, 2);
});

test('a reason as long as may be, all of it emoji, is taken and told', async () => {
  const { sent, card } = await orderPortal();
  const { token, order } = await sent();
  const reason = '😀'.repeat(1_000);
  assert.equal((await byLink(token, 'decline', { name: 'Ольга', reason })).status, 200);
  assert.equal((await card(order.id)).declineReason, reason);
});

test('a supplier declines with a reason, and may think better of it', async () => {
  const { sent, card, portal } = await orderPortal();
  const { token, order } = await sent();
  assert.equal((await byLink(token, 'decline', { name: 'Ольга', reason: 'Печь на ремонте' })).json.state, 'declined');
  const declined = await card(order.id);
  assert.deepEqual(
    [declined.status, declined.declineReason, declined.expectedDate],
    ['declined', 'Печь на ремонте', null],
  );
  assert.equal((await byLink(token, 'confirm', { name: 'Ольга' })).json.state, 'confirmed');
  const after = await card(order.id);
  assert.deepEqual(
    [after.declineReason, after.answers.map(({ outcome }: Line) => outcome)],
    [null, ['confirmed', 'declined']],
  );
  const events = (await factsOf(portal.tenantId)).map(({ event }) => event);
  assert.deepEqual(
    events.filter((event) => event.startsWith('purchase_order')),
    ['created', 'sent', 'declined', 'confirmed'].map((kind) => `purchase_order.${kind}`),
  );
});

const wrong: ReadonlyArray<readonly [what: string, line: object, refused: string]> = [
  ['more than was ordered', { position: 1, confirmedQuantity: '11' }, '/lines/0/confirmedQuantity above_ordered'],
  ['a part of a piece', { position: 1, confirmedQuantity: '1.5' }, '/lines/0/confirmedQuantity uom_must_be_whole'],
  ['a day that is over', { position: 1, promisedDate: '2020-01-01' }, '/lines/0/promisedDate day_over'],
  ['a line that is not there', { position: 9 }, '/lines/0/position not_found_reference'],
];

for (const [what, line, refused] of wrong)
  test(`${what} is not confirmed: ${refused}`, async () => {
    const { sent } = await orderPortal();
    const { token } = await sent();
    const answer = await byLink(token, 'confirm', { name: 'Ольга', lines: [line] });
    assert.equal(refusal(answer), `422 validation_failed: ${refused}`);
  });

test('nothing_confirmed: who has none of it declines', async () => {
  const { sent } = await orderPortal();
  const { token } = await sent();
  const none = await byLink(token, 'confirm', { name: 'Ольга', lines: [{ position: 1, confirmedQuantity: '0' }] });
  assert.equal(refusal(none), '422 business_rule_violated: nothing_confirmed');
});

test('what was said by phone is entered by an employee', async () => {
  const { sent, act } = await orderPortal();
  const { order } = await sent();
  const unreasoned = await act(order.id, 'record-confirmation', { answer: 'decline' });
  assert.equal(refusal(unreasoned), '422 validation_failed: /reason required');
  const lines = [{ position: 1, promisedDate: '2031-08-01' }];
  const said = ok(await act(order.id, 'record-confirmation', { answer: 'confirm', name: 'Олег', lines }));
  assert.deepEqual(
    [said.status, said.answerSource, said.answers[0].answeredBy !== null, said.expectedDate],
    ['confirmed_in_part', 'staff', true, '2031-08-01'],
  );
});

test('a new revision is confirmed anew; the answer to the former stays, and by its link nothing is taken', async () => {
  const { sent, act, ask, send, tokenOf, card, email } = await orderPortal();
  const { token, order } = await sent();
  await byLink(token, 'confirm', { name: 'Ольга' });
  const frozen = await ask('PATCH', `${url}/${order.id}`, { comment: 'Срочно' });
  assert.equal(refusal(frozen), '409 conflict: order_frozen');
  const revised = ok(await act(order.id, 'revise'));
  assert.deepEqual(
    [
      revised.status,
      revised.revision,
      revised.answeredAt,
      revised.lines[0].confirmedQuantity,
      revised.answers[0].revision,
    ],
    ['draft', 2, null, null, 1],
  );
  assert.deepEqual((await byLink(token)).json.state, 'revised');
  ok(
    await ask('PATCH', `${url}/${order.id}`, { lines: [{ allocationId: order.lines[0].allocationId, quantity: '8' }] }),
  );
  const again = await send(order.id, {});
  assert.deepEqual([again.status, again.sendings[0].revision, again.grossAmount], ['sent', 2, '800.00']);
  assert.match(String((await lettersTo(email)).at(-1)?.subject), /изменён/);
  const late = await byLink(token, 'confirm', { name: 'Ольга' });
  assert.equal(refusal(late), '409 conflict: order_revised');
  assert.equal((await byLink(token, 'file')).status, 410);
  const answered = await byLink(await tokenOf(again), 'confirm', { name: 'Ольга' });
  assert.equal(answered.json.state, 'confirmed');
  assert.deepEqual(
    (await card(order.id)).answers.map(({ revision }: Line) => revision),
    [2, 1],
  );
});

test('of an answer and a revision at once one comes first, and the order is whole either way', async () => {
  const { sent, act, card } = await orderPortal();
  const { token, order } = await sent();
  const [answer, revision] = await Promise.all([byLink(token, 'confirm', { name: 'Ольга' }), act(order.id, 'revise')]);
  const after = await card(order.id);
  assert.equal(revision.status, 200);
  assert.deepEqual([after.status, after.revision, after.answeredAt], ['draft', 2, null]);
  assert.equal(after.answers.length, answer.status === 200 ? 1 : 0);
});

test('a cancelled order is told to its supplier, frees what it was for, and takes no answer', async () => {
  const { sent, act, make, email } = await orderPortal();
  const { token, order, requisition } = await sent([{}], {});
  const cancelled = ok(await act(order.id, 'cancel', { reason: 'Объект заморожен' }));
  assert.deepEqual(
    [cancelled.status, cancelled.cancelReason, cancelled.allowedMoves],
    ['cancelled', 'Объект заморожен', []],
  );
  const letter = (await lettersTo(email)).at(-1);
  assert.deepEqual(
    [letter?.subject, letter?.text.includes('Объект заморожен')],
    [`Заказ ${order.number} отменён`, true],
  );
  assert.equal((await byLink(token)).json.order, null);
  assert.equal(refusal(await byLink(token, 'decline', { name: 'О', reason: 'Нет' })), '409 conflict: order_cancelled');
  assert.equal((await make(requisition.id)).length, 1);
  ok(await act(order.id, 'cancel', { reason: 'Ещё раз' }));
});

test('what is late is found, until it has come', async () => {
  const { portal, sent, ask, arrive } = await orderPortal();
  const { order, requisition, items } = await sent();
  await letPass(portal.tenantId, order.id);
  const late = async () => ok(await ask('GET', `${url}?late=true`)).items.map(({ id }: Line) => id);
  assert.deepEqual(await late(), [order.id]);
  const { items: expected } = ok(
    await ask('GET', `/api/v1/purchase-requisitions/${requisition.id}/expected-deliveries`),
  );
  assert.deepEqual(
    expected.map((one: Line) => [one.procurementItemId, one.orderNumber, one.quantity, one.late]),
    [[items[0].id, order.number, '10', true]],
  );
  await arrive(requisition.id, items[0].id, '10');
  assert.deepEqual(await late(), []);
});

test('a link that nobody gave is not found, and says no more', async () => {
  await orderPortal();
  for (const token of ['x'.repeat(43), 'нет', '1'])
    assert.equal((await byLink(encodeURIComponent(token))).status, 404, `${publicUrl}/${token}`);
});
