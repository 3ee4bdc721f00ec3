import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drainJobs, factsOf, owner, request, signIn } from '../../../../test/harness.ts';
import { questionPortal, questionsUrl } from '../../../../test/rfq-questions.ts';
import { letPass, tick, url } from '../../../../test/rfqs.ts';

test('a supplier asks by his link, the buyer hears of it and answers, and both read it', async () => {
  const { suppliers, questions, answer, lettersToBuyer, portal } = await questionPortal(1);
  const [olga] = suppliers;
  const asked = await olga.asks('Разгрузка входит в цену?', { name: 'Ольга' });
  assert.deepEqual([asked.status, asked.json.own.length, asked.json.own[0].answer], [201, 1, null]);
  const [question] = await questions();
  assert.deepEqual(
    [question.side, question.text, question.supplierPerson, question.supplierName.startsWith('ООО «Поставщик')],
    ['supplier', 'Разгрузка входит в цену?', 'Ольга', true],
  );
  assert.match(String((await lettersToBuyer()).at(-1)?.subject), /: вопрос по запросу, RFQ-/);
  const answered = await answer(question.id, 'Да, за счёт поставщика');
  assert.deepEqual([answered.status, answered.json.answer], [200, 'Да, за счёт поставщика']);
  const [shown] = (await olga.read()).own;
  assert.deepEqual(
    [shown.answer, shown.isPublished, 'employeeName' in shown],
    ['Да, за счёт поставщика', false, false],
  );
  assert.match(String((await olga.letters())[0]?.subject), /^Ответ на ваш вопрос: запрос RFQ-/);
  const told = (await factsOf(portal.tenantId)).map(({ event }) => event).filter((event) => event.startsWith('rfq_q'));
  assert.deepEqual(told, ['rfq_question.asked', 'rfq_question.answered']);
});

test('the buyers ask one supplier, who answers on his page; whoever asked hears of it', async () => {
  const { suppliers, askSupplier, questions, lettersToBuyer } = await questionPortal();
  const [olga, petr] = suppliers as [(typeof suppliers)[0], (typeof suppliers)[0]];
  const asked = await askSupplier(olga.recipientId, 'Когда отгрузите?');
  assert.deepEqual([asked.status, asked.json.side], [201, 'buyer']);
  assert.match(String((await olga.letters())[0]?.subject), /^Вопрос к вам: запрос/);
  assert.deepEqual([(await petr.letters()).length, (await petr.read()).own], [0, []]);
  const { json } = await olga.answers(asked.json.id, '3 декабря');
  assert.equal(json.own[0].answer, '3 декабря');
  assert.equal((await questions())[0].answer, '3 декабря');
  assert.match(String((await lettersToBuyer()).at(-1)?.subject), /: ответ на ваш вопрос, RFQ-/);
});

test('nothing_to_publish: an answer is shown to all in the wording of the buyer, without who asked; what was said stays', async () => {
  const { suppliers, questions, answer, publish } = await questionPortal();
  const [olga, petr] = suppliers as [(typeof suppliers)[0], (typeof suppliers)[0]];
  await olga.asks('Мы, «Цементный двор», грузим сами?');
  const [{ id }] = await questions();
  assert.equal((await publish(id)).json.rule, 'nothing_to_publish');
  await answer(id, 'Да');
  const shown = await publish(id, { question: 'Кто грузит?', answer: 'Поставщик' });
  assert.deepEqual(
    [shown.json.text, shown.json.publishedQuestion],
    ['Мы, «Цементный двор», грузим сами?', 'Кто грузит?'],
  );
  const [read] = (await petr.read()).published;
  assert.deepEqual([read.question, read.answer, Object.keys(read).length], ['Кто грузит?', 'Поставщик', 4]);
  assert.match(String((await petr.letters())[0]?.subject), /^Разъяснение: запрос/);
  const own = await olga.read();
  assert.deepEqual([own.own[0].isPublished, own.published], [true, []]);
  assert.equal((await publish(id, { answer: 'Поставщик, краном' })).json.publishedQuestion, 'Кто грузит?');
  assert.equal((await petr.read()).published[0].answer, 'Поставщик, краном');
  assert.equal((await petr.letters()).length, 1, 'another wording is no news');
  const same = await publish(id);
  assert.equal((await publish(id)).json.version, same.json.version);
});

test('already_answered: nothing new is asked after the deadline; what was asked before may be answered, once', async () => {
  const { suppliers, portal, rfq, ask, askSupplier, questions, answer } = await questionPortal();
  const [olga] = suppliers;
  await olga.asks('Успеем?');
  await letPass(portal, rfq.id, 101);
  const late = await olga.asks('А теперь?');
  assert.deepEqual([late.status, late.json.rule, late.json.detail], [409, 'deadline_passed', 'Срок ответа истёк.']);
  assert.equal((await askSupplier(olga.recipientId, 'Ау?')).json.rule, 'deadline_passed');
  assert.deepEqual([(await olga.read()).takesQuestions, (await olga.read()).takesAnswers], [false, true]);
  const [{ id }] = await questions();
  assert.equal((await answer(id, 'Нет')).status, 200);
  assert.equal((await answer(id, 'Да')).json.rule, 'already_answered');
  await ask('PATCH', `${url}/${rfq.id}`, { status: 'closed' });
  assert.equal((await olga.asks('А теперь?')).json.rule, 'rfq_closed');
});

test('recipient_not_asked: a withdrawn request takes no questions, and who was taken out is asked none', async () => {
  const { suppliers, rfq, ask, askSupplier } = await questionPortal();
  const [olga, petr] = suppliers as [(typeof suppliers)[0], (typeof suppliers)[0]];
  await ask('DELETE', `${url}/${rfq.id}/recipients/${petr.recipientId}`);
  assert.equal((await askSupplier(petr.recipientId, 'Ау?')).json.rule, 'recipient_not_asked');
  assert.equal((await petr.asks('Ау?')).json.code, 'link_revoked');
  await ask('PATCH', `${url}/${rfq.id}`, { status: 'cancelled', reason: 'передумали' });
  assert.equal((await olga.asks('Ау?')).json.code, 'link_revoked');
  assert.equal((await askSupplier(olga.recipientId, 'Ау?')).json.rule, 'rfq_closed');
});

test('a question is asked after a quote was sent, and by whoever declined', async () => {
  const { suppliers } = await questionPortal(1);
  const [olga] = suppliers;
  await request('POST', `${olga.base}/quote-submit`, { body: { decline: true } });
  assert.equal((await olga.asks('А если аналог?')).status, 201);
});

test('the same words twice are kept once; too many, too long or empty ones are refused by name', async () => {
  const { suppliers, questions } = await questionPortal(1);
  const [olga] = suppliers;
  await Promise.all([olga.asks('Разгрузка?'), olga.asks('Разгрузка?')]);
  assert.equal((await questions()).length, 1);
  for (const text of ['', 'а'.repeat(2_001)]) {
    const { status, json } = await olga.asks(text);
    assert.deepEqual([status, json.errors[0].pointer], [422, '/text']);
  }
});

test('asked_by_buyer: questions of one supplier are answered by nobody else', async () => {
  const { suppliers, askSupplier, questions, answer } = await questionPortal();
  const [olga, petr] = suppliers as [(typeof suppliers)[0], (typeof suppliers)[0]];
  const { id } = (await askSupplier(olga.recipientId, 'Когда?')).json;
  assert.equal((await petr.answers(id, 'Никогда')).status, 404);
  assert.equal((await answer(id, 'Сам')).json.rule, 'asked_by_buyer');
  await petr.asks('Почём?');
  const own = (await questions()).find(({ side }: { side: string }) => side === 'supplier');
  assert.equal((await petr.answers(own.id, 'Сам')).status, 404);
});

test('too_many_questions: fifty of one supplier are enough', async () => {
  const { suppliers, portal, rfq } = await questionPortal();
  const [olga, petr] = suppliers as [(typeof suppliers)[0], (typeof suppliers)[0]];
  await owner.query(
    `insert into rfq_questions (tenant_id, rfq_id, recipient_id, side, body)
     select $1, $2, $3, 'supplier', 'Вопрос ' || number from generate_series(1, 50) number`,
    [portal.tenantId, rfq.id, olga.recipientId],
  );
  const { status, json } = await olga.asks('Ещё один');
  assert.deepEqual([status, json.rule, json.limit], [409, 'too_many_questions', 50]);
  assert.equal((await petr.asks('Первый')).status, 201);
});

test('two buyers who answer at once answer once', async () => {
  const { suppliers, questions, answer } = await questionPortal(1);
  const [olga] = suppliers;
  await olga.asks('Когда?');
  const [{ id }] = await questions();
  const answers = await Promise.all([answer(id, 'Завтра'), answer(id, 'Никогда')]);
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((one, other) => one - other),
    [200, 409],
  );
  assert.equal((await olga.letters()).length, 1);
});

test('a day before the deadline the buyer hears of questions without an answer', async () => {
  const { suppliers, portal, rfq, lettersToBuyer } = await questionPortal(1);
  const [olga] = suppliers;
  await olga.asks('Успеем?');
  await letPass(portal, rfq.id, 77);
  await tick(portal);
  await drainJobs(portal.tenantId);
  const near = (await lettersToBuyer()).find(({ subject }) => subject.startsWith('Скоро срок ответа'));
  assert.match(String(near?.text), /Вопросов без ответа: 1/);
});

test('who may only read requests reads questions and asks none', async () => {
  const { portal, rfq, suppliers } = await questionPortal(1);
  const key = await portal.key('supplier_documents.read');
  const token = await signIn(portal);
  const body = { rfqId: rfq.id, recipientId: suppliers[0].recipientId, text: 'Когда?' };
  assert.equal((await request('POST', questionsUrl, { key, body })).status, 403);
  const { id } = (await request('POST', questionsUrl, { token, body })).json;
  assert.equal((await request('GET', `${questionsUrl}/${id}`, { key })).json.employeeName, 'Анна Смирнова');
  const facade = await request('GET', `/api/v1/integration-api/rfq-questions/${id}`, { key });
  assert.equal(facade.json.text, 'Когда?');
});
