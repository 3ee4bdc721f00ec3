import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drainJobs, lettersTo, request } from '../../../../test/harness.ts';
import { mailOf } from '../../../../test/letters.ts';
import { answeringPortal, quotesUrl } from '../../../../test/quoting.ts';
import { publicUrl } from '../../../../test/rfqs.ts';

/** A supplier who answers by his link, and the letters that the buyer gets of it. */
async function byLink(rfq: Record<string, unknown> = {}) {
  const held = await answeringPortal(rfq);
  const token = await held.tokenOf(held.rfq.id, held.rfq.recipients[0].id);
  const answer = async (body: object) => {
    const { status, json } = await request('POST', `${publicUrl}/${token}/quote-submit`, { body });
    assert.ok(status < 300, JSON.stringify(json));
  };
  const told = async () => {
    await drainJobs(held.portal.tenantId);
    return lettersTo(mailOf(held.portal));
  };
  return { ...held, answer, told, supplierName: held.rfq.recipients[0].name as string };
}

test('the buyer hears of a quote that came by the link of a supplier, and of its next version', async () => {
  const { answer, offers, told, rfq, supplierName, ask, change } = await byLink();
  await answer({ lines: offers('90'), contactName: 'Ольга' });
  const { items } = (await ask('GET', `${quotesUrl}?rfqId=${rfq.id}`)).json;
  await change(items[0].id, { revising: true });
  await answer({ lines: offers('85'), contactName: 'Ольга' });
  const letters = await told();
  assert.deepEqual(
    letters.map(({ subject }) => subject).sort(),
    [
      `${supplierName}: предложение изменено, ${rfq.number}, ${rfq.title}`,
      `${supplierName}: пришло предложение, ${rfq.number}, ${rfq.title}`,
    ].sort(),
  );
  assert.match(String(letters[0]?.text), /\/quotes\/[0-9a-f-]{36}/);
});

test('a letter about a sealed quote keeps its price', async () => {
  const { answer, offers, told } = await byLink({ sealed: true });
  await answer({ lines: offers('91337'), contactName: 'Ольга' });
  const [letter] = await told();
  assert.ok(letter);
  assert.doesNotMatch(String(letter.text).replace(/\s/g, ''), /91337|913370/);
});

test('the buyer hears that a supplier declined, and why', async () => {
  const { answer, told, rfq, supplierName } = await byLink();
  await answer({ decline: true, reason: 'Нет на складе до января' });
  const [letter] = await told();
  assert.equal(letter?.subject, `${supplierName}: отказ от участия, ${rfq.number}, ${rfq.title}`);
  assert.match(String(letter?.text), /Нет на складе до января/);
});

test('what the buyers enter themselves is not written to them', async () => {
  const { enter, submit, told } = await byLink();
  const { json } = await enter({ validUntil: '2031-06-30' });
  assert.equal((await submit(json.id)).status, 200);
  assert.deepEqual(await told(), []);
});
