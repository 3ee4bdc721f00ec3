import assert from 'node:assert/strict';
import { test } from 'node:test';
import { request } from '../../../../test/harness.ts';
import { questionPortal } from '../../../../test/rfq-questions.ts';
import { allRoutes } from '../../../app.ts';

const canary = 'канарейка';

/** Every address that a supplier may read by the link of a request. */
const readByLink = allRoutes.flatMap(({ method, path }) =>
  method === 'GET' && /\/public\/v1\/supplier-(rfqs|quotes)\/:token/.test(path) ? [path] : [],
);

test('no supplier ever sees the name, the number or a question of another', async () => {
  const { suppliers, questions, answer, askSupplier, publish, rfq } = await questionPortal(3);
  const [olga, petr] = suppliers as [(typeof suppliers)[0], (typeof suppliers)[0]];
  await olga.asks(`${canary} один`, { name: `${canary} Ольга` });
  await olga.asks(`${canary} два`);
  const [second, first] = await questions();
  await answer(first.id, `${canary} ответ`);
  await askSupplier(olga.recipientId, `${canary} три`);
  await publish(first.id, { question: 'Что грузить?', answer: 'Цемент' });
  const token = petr.base.split('/').at(-1) as string;
  assert.ok(readByLink.length >= 3, readByLink.join());
  const written = await petr.asks('Свой вопрос');
  const seen = [written.text];
  for (const path of readByLink) {
    const { status, text } = await request('GET', path.replace(':token', token));
    assert.equal(status, 200, `${path} ${text}`);
    seen.push(text);
  }
  const others = rfq.recipients.filter(({ id }: { id: string }) => id !== petr.recipientId);
  for (const page of seen) {
    assert.ok(!page.includes(canary), page);
    for (const { id, name, email } of others)
      for (const told of [id, name, email]) assert.ok(!page.includes(told), page);
    assert.ok(!page.includes(first.id) && !page.includes(second.id), page);
  }
  assert.ok(seen.some((page) => page.includes('Что грузить?')));
  for (const { subject, text } of await petr.letters())
    assert.ok(!`${subject} ${String(text)}`.includes(canary), subject);
});
