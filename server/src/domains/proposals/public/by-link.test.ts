import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, lettersTo, owner } from '../../../../test/harness.ts';
import { mailOf } from '../../../../test/letters.ts';
import { byLink, letExpire, offerPortal } from '../../../../test/offers.ts';
import { cement } from '../../../../test/proposals.ts';

test('the link shows what is offered, without an account', async () => {
  const { sent, seller } = await offerPortal();
  await seller({ phone: '+7 (495) 123-45-67' });
  const { token, number } = await sent({
    ...{ title: 'Цемент', introText: 'Добрый день', termsText: 'Отсрочка 10 дней' },
    rows: [
      { ...cement, groupKey: 'base', groupLabel: 'Фундамент' },
      { ...cement, name: 'Доставка', vatRate: '10' },
    ],
  });
  const { status, json } = await byLink(token);
  assert.equal(status, 200);
  assert.deepEqual([json.state, json.number, json.may], ['open', number, { accept: true, decline: true, ask: true }]);
  assert.deepEqual(
    [json.seller.name, json.seller.inn, json.customer.name],
    ['ООО «Ромашка»', '7707083893', 'ООО «Север»'],
  );
  const { offer } = json;
  assert.deepEqual(
    [offer.title, offer.introText, offer.termsText, offer.validUntil],
    ['Цемент', 'Добрый день', 'Отсрочка 10 дней', '2031-03-05'],
  );
  assert.deepEqual(
    offer.rows.map((row: Record<string, string>) => [
      row.name,
      row.quantity,
      row.unit,
      row.unitPrice,
      row.grossAmount,
      row.group,
    ]),
    [
      ['Цемент М500', '8', 'шт', '138.575', '1108.60', 'Фундамент'],
      ['Доставка', '8', 'шт', '138.575', '1108.60', null],
    ],
  );
  assert.deepEqual(
    offer.vatTotals.map((one: Record<string, string>) => [one.vatRate, one.vatAmount, one.grossAmount]),
    [
      ['22', '199.91', '1108.60'],
      ['10', '100.78', '1108.60'],
    ],
  );
  assert.deepEqual([offer.totalAmount, offer.vatAmount, offer.agentFee], ['2217.20', '300.69', null]);
});

test('the fee of an agent stands beside the goods', async () => {
  const { sent } = await offerPortal();
  const rows = [{ name: 'Цемент', quantity: '1', unitCost: '100', vatRate: '22' }];
  const { token } = await sent({ rows, proposalModel: 'agency', commissionMode: 'percent', commissionPercent: '5' });
  const { offer } = (await byLink(token)).json;
  assert.deepEqual([offer.grossAmount, offer.agentFee, offer.totalAmount], ['100.00', '5.00', '105.00']);
});

test('a person who looks has opened it, once for the seller; HEAD, scanners and programs without a name do not count', async () => {
  const { portal, sent, cardOf } = await offerPortal();
  const { id, token, sendings } = await sent();
  await byLink(token, '', undefined, { method: 'HEAD' });
  for (const userAgent of ['TelegramBot (like TwitterBot)', 'curl/8.5.0', ''])
    await byLink(token, '', undefined, { userAgent });
  assert.equal((await cardOf(id)).openedAt, null);
  await byLink(token);
  await byLink(token);
  const card = await cardOf(id);
  assert.deepEqual(
    [card.openedAt !== null, card.sendings[0].openedAt, card.sendings[0].openCount],
    [true, card.openedAt, 2],
  );
  const { rows } = await owner.query(
    `select actor_kind, through_id from audit_events where tenant_id = $1 and event = 'commercial_proposal.opened'`,
    [portal.tenantId],
  );
  assert.deepEqual(rows, [{ actor_kind: 'customerLink', through_id: sendings[0].id }]);
});

test('a customer accepts by name; again it changes nothing, and the owner gets one letter', async () => {
  const { portal, sent, cardOf } = await offerPortal();
  const { id, token, number } = await sent();
  const asked = { name: 'Пётр Кузнецов', position: 'Директор', comment: 'Доставка до 10:00' };
  const first = await byLink(token, 'accept', asked);
  assert.deepEqual([first.status, first.json.state, first.json.may.accept], [200, 'accepted', false]);
  assert.deepEqual(first.json.answer.name, 'Пётр Кузнецов');
  const again = await byLink(token, 'accept', { name: 'Кто-то другой' });
  assert.deepEqual([again.status, again.json.answer.name], [200, 'Пётр Кузнецов']);
  const card = await cardOf(id);
  assert.deepEqual(
    [card.status, card.answerSource, card.answerName, card.answerPosition, card.answerComment],
    ['accepted', 'customer_link', 'Пётр Кузнецов', 'Директор', 'Доставка до 10:00'],
  );
  const letters = (await lettersTo(mailOf(portal))).filter(({ subject }) => subject.includes(number));
  assert.equal(letters.length, 1);
  assert.match(letters[0]?.subject ?? '', /предложение принято/);
  assert.ok(letters[0]?.text.includes('Доставка до 10:00'));
  const late = await byLink(token, 'decline', { reason: 'Передумали' });
  assert.deepEqual([late.status, late.json.rule], [409, 'offer_accepted']);
});

test('two who answer at once leave one answer', async () => {
  const { portal, sent, cardOf } = await offerPortal();
  const { id, token } = await sent();
  const answers = await Promise.all([
    byLink(token, 'accept', { name: 'Пётр' }),
    byLink(token, 'decline', { reason: 'Дорого' }),
    byLink(token, 'accept', { name: 'Иван' }),
  ]);
  const { status } = await cardOf(id);
  assert.ok(status === 'accepted' || status === 'declined');
  assert.ok(answers.some((one) => one.status === 200));
  const facts = (await factsOf(portal.tenantId)).filter(({ event }) => /proposal\.(accepted|declined)/.test(event));
  assert.equal(facts.length, 1);
});

test('a customer declines with a reason, and the owner reads it', async () => {
  const { portal, sent, cardOf, faultsOf } = await offerPortal();
  const { id, token, number } = await sent();
  assert.deepEqual(faultsOf(await byLink(token, 'decline', {})), ['/reason required']);
  assert.equal((await byLink(token, 'decline', { reason: 'Нашли дешевле' })).json.state, 'declined');
  assert.equal((await byLink(token, 'decline', { reason: 'Нашли дешевле' })).status, 200);
  const card = await cardOf(id);
  assert.deepEqual([card.status, card.declineReason], ['declined', 'Нашли дешевле']);
  const [letter] = (await lettersTo(mailOf(portal))).filter(({ subject }) => subject.includes(number));
  assert.ok(letter?.text.includes('Нашли дешевле'));
  assert.equal((await byLink(token, 'accept', { name: 'Пётр' })).json.rule, 'offer_declined');
});

test('after its last day it is shown and refused, whether or not a worker has noticed', async () => {
  const { portal, sent } = await offerPortal();
  const { id, token } = await sent();
  await letExpire(portal, id);
  const { json } = await byLink(token);
  assert.deepEqual(
    [json.state, json.may, json.offer !== null],
    ['expired', { accept: false, decline: false, ask: true }, true],
  );
  const late = await byLink(token, 'accept', { name: 'Пётр' });
  assert.deepEqual([late.status, late.json.rule], [409, 'offer_expired']);
  assert.match(late.json.detail, /extend/);
});

test('a question is kept with the proposal, and its owner gets a letter', async () => {
  const { portal, sent, cardOf, faultsOf } = await offerPortal();
  const { id, token, number } = await sent();
  assert.deepEqual(faultsOf(await byLink(token, 'questions', { text: 'Что?', email: 'не адрес' })), [
    '/email email_format',
  ]);
  const asked = { text: 'Входит ли разгрузка?', name: 'Пётр', email: 'petr@sever.ru' };
  assert.equal((await byLink(token, 'questions', asked)).status, 201);
  await byLink(token, 'questions', asked);
  const { questions } = await cardOf(id);
  assert.deepEqual(
    questions.map((one: Record<string, string>) => [one.text, one.name, one.email]),
    [['Входит ли разгрузка?', 'Пётр', 'petr@sever.ru']],
  );
  const letters = (await lettersTo(mailOf(portal))).filter(({ subject }) => subject.includes(number));
  assert.equal(letters.length, 1);
  assert.ok(letters[0]?.text.includes('Входит ли разгрузка?'));
});

test('of a hundred questions the next is to be asked in another way', async () => {
  const { portal, sent } = await offerPortal();
  const { id, token, sendings } = await sent();
  await owner.query(
    `insert into commercial_proposal_questions (tenant_id, proposal_id, sending_id, text)
     select $1, $2, $3, 'Вопрос ' || n from generate_series(1, 100) n`,
    [portal.tenantId, id, sendings[0].id],
  );
  const { status, json } = await byLink(token, 'questions', { text: 'Ещё один?' });
  assert.deepEqual([status, json.rule], [409, 'too_many_questions']);
});

test('what was taken back takes nothing', async () => {
  const { sent, move } = await offerPortal();
  const { id, token } = await sent();
  await move(id, 'draft');
  for (const [what, body] of [
    ['accept', { name: 'Пётр' }],
    ['decline', { reason: 'Нет' }],
    ['questions', { text: 'Почему?' }],
  ] as const)
    assert.equal((await byLink(token, what, body)).json.rule, 'offer_withdrawn', what);
  assert.equal((await byLink(token, 'file?format=pdf')).status, 410);
});

test('an unknown or malformed token is not found, whatever it looks like, and so is one of a suspended portal', async () => {
  for (const token of ['x', 'A'.repeat(43), 'A'.repeat(44), '%00', encodeURIComponent('я'.repeat(43))])
    for (const what of ['', 'file?format=pdf', 'logo']) {
      const { status, json } = await byLink(token, what);
      assert.equal(`${status} ${json.code}`, '404 not_found', `${token} ${what}`);
    }
  const { portal, sent } = await offerPortal();
  const { token } = await sent();
  await owner.query(`update tenants set status = 'suspended' where tenant_id = $1`, [portal.tenantId]);
  assert.equal((await byLink(token)).status, 404);
  assert.equal((await byLink(token, 'accept', { name: 'Пётр' })).status, 404);
});

test('the token is kept as a digest and sealed, never as it is', async () => {
  const { portal, sent } = await offerPortal();
  const { token } = await sent({}, { channel: 'email', to: ['a@sever.ru'] });
  const { rows } = await owner.query(
    `select (select string_agg(s::text, '') from commercial_proposal_sendings s where tenant_id = $1)
       || (select string_agg(e::text, '') from audit_events e where tenant_id = $1)
       || (select string_agg(t::text, '') from letters t where tenant_id = $1) as kept`,
    [portal.tenantId],
  );
  assert.ok(!rows[0].kept.includes(token));
});
