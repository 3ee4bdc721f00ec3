import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drainJobs, newPortal, owner, request, run, signIn } from '../../../../test/harness.ts';
import { quotesUrl } from '../../../../test/quoting.ts';
import { questionsUrl } from '../../../../test/rfq-questions.ts';
import { hoursAhead, item, rfqPortal, url } from '../../../../test/rfqs.ts';
import { moveOn, newTestPortal } from '../../../../test/test-portals.ts';
import { systemIn } from '../../../kernel/access/actor.ts';
import { answerRequest } from './answer-request.job.ts';

const [minute, hour] = [60, 3_600];

type Quoted = Record<string, unknown> & { lines: Array<Record<string, unknown>> };

/** A request for two positions that suppliers of these names were asked, in a test portal unless it is told. */
async function askedOf(names: readonly string[], more: Record<string, unknown> = {}, portal = newTestPortal()) {
  const held = await rfqPortal(await portal);
  const suppliers = await Promise.all(names.map((name) => held.supplier({}, name)));
  const { id } = await held.draft({
    items: [item({ targetPrice: '100' }), item({ name: 'Песок', quantity: '5', targetPrice: '20' })],
    recipients: suppliers.map(({ supplierId }) => ({ supplierId })),
    ...more,
  });
  const rfq = await held.send(id);
  await drainJobs(held.portal.tenantId);
  const statuses = async (): Promise<string[]> =>
    (await held.cardOf(id)).recipients.map(({ status }: { status: string }) => status);
  const quotes = async (): Promise<Quoted[]> => {
    const { items } = (await held.ask('GET', `${quotesUrl}?rfqId=${id}&sort=id`)).json;
    return Promise.all(
      items.map(async (one: { id: string }) => (await held.ask('GET', `${quotesUrl}/${one.id}`)).json),
    );
  };
  return { ...held, rfq, statuses, quotes };
}

const currentOf = (quote: Quoted | undefined) => quote?.current as Quoted;

const pricesOf = (quote: Quoted | undefined) => currentOf(quote).lines.map(({ price }) => Number(price));

test('a supplier opens a request and answers it after a minute, with prices around what was planned, terms and tax', async () => {
  const { portal, statuses, quotes } = await askedOf(['ООО «Цемент»']);
  assert.deepEqual(await statuses(), ['sent']);
  await moveOn(portal, minute / 2);
  assert.deepEqual(await statuses(), ['sent']);
  await moveOn(portal, minute / 2);
  assert.deepEqual(await statuses(), ['quoted']);
  const [quote] = await quotes();
  const current = currentOf(quote);
  assert.deepEqual([quote?.source, quote?.status, current.currency], ['supplier_link', 'submitted', 'RUB']);
  assert.ok(Number(current.deliveryDays) >= 3);
  assert.match(String(current.paymentTerms), /10 дней/);
  const [cement = 0, sand = 0] = pricesOf(quote);
  assert.ok(cement >= 90 && cement <= 110 && sand >= 18 && sand <= 22, String([cement, sand]));
  assert.deepEqual(
    current.lines.map(({ vatRate }) => vatRate),
    ['22', '22'],
  );
});

test('a name says how its bearer answers', async () => {
  const { portal, statuses, quotes } = await askedOf([
    'ООО «Отказ»',
    'Silent Ltd',
    'ООО «Частично»',
    'ООО «Дорого»',
    'ООО «Поздно»',
  ]);
  await moveOn(portal, minute);
  assert.deepEqual((await statuses()).toSorted(), ['declined', 'quoted', 'quoted', 'sent', 'sent']);
  const offered = (await quotes()).map(pricesOf).toSorted((one, other) => one.length - other.length);
  assert.equal(offered[0]?.length, 1);
  assert.ok((offered[1]?.[0] ?? 0) >= 117, String(offered[1]));
  await moveOn(portal, 98 * hour);
  assert.equal((await quotes()).length, 2);
  await moveOn(portal, hour);
  assert.deepEqual((await statuses()).toSorted(), ['declined', 'quoted', 'quoted', 'quoted', 'sent']);
});

test('who is asked for all positions and has not all offers half of each', async () => {
  const { portal, quotes } = await askedOf(['ООО «Частично»'], { allowPartial: false });
  await moveOn(portal, minute);
  const [quote] = await quotes();
  assert.deepEqual(
    currentOf(quote).lines.map(({ quantityOffered }) => Number(quantityOffered)),
    [5, 2],
  );
});

test('a supplier of currency quotes in dollars where the request allows it, and their rate is there', async () => {
  const { portal, quotes, ask } = await askedOf(['ООО «Валюта»'], { allowAlternativeCurrency: true });
  await moveOn(portal, minute);
  const [quote] = await quotes();
  assert.equal(currentOf(quote).currency, 'USD');
  // A hundred roubles at the rate of 90.
  assert.ok(Math.abs((pricesOf(quote)[0] ?? 0) - 1.11) < 0.12, String(pricesOf(quote)));
  const { rows } = await owner.query('select currency, rate from exchange_rates where tenant_id = $1', [
    portal.tenantId,
  ]);
  assert.deepEqual(
    rows.map(({ currency, rate }) => [currency, Number(rate)]),
    [['USD', 90]],
  );
  const roubles = await ask('POST', url, { title: 'Песок', responseDeadline: hoursAhead(100), items: [item()] });
  assert.equal(roubles.status, 201);
});

test('a total is stated where a request asks for nothing else', async () => {
  const { portal, quotes } = await askedOf(['ООО «Цемент»'], { quoteMode: 'total_only' });
  await moveOn(portal, minute);
  assert.ok(Number(currentOf((await quotes())[0]).statedTotal) > 900);
});

test('a revised request is answered anew, with the same prices', async () => {
  const { portal, rfq, ask, quotes } = await askedOf(['ООО «Цемент»']);
  await moveOn(portal, minute);
  const [before] = await quotes();
  const changed = await ask('PATCH', `${url}/${rfq.id}`, { deliveryTerms: 'До объекта' });
  assert.equal(changed.status, 200, JSON.stringify(changed.json));
  await drainJobs(portal.tenantId);
  assert.equal((await quotes())[0]?.needsReconfirmation, true);
  await moveOn(portal, minute);
  const [after] = await quotes();
  assert.deepEqual([after?.needsReconfirmation, after?.currentVersion], [false, 2]);
  assert.deepEqual(pricesOf(after), pricesOf(before));
});

test('a request that is answered again, after its worker was killed, has one answer', async () => {
  const { portal, rfq, quotes } = await askedOf(['ООО «Цемент»']);
  await moveOn(portal, minute);
  const asked = { rfqId: rfq.id, recipientId: rfq.recipients[0].id };
  await run(answerRequest.command, systemIn(portal.tenantId), asked);
  assert.deepEqual(
    (await quotes()).map(({ currentVersion }) => currentVersion),
    [1],
  );
});

test('a question of the buyers is answered after a minute', async () => {
  const { portal, rfq, ask } = await askedOf(['ООО «Цемент»']);
  const [recipient] = rfq.recipients;
  const asked = await ask('POST', questionsUrl, {
    ...{ rfqId: rfq.id, recipientId: recipient.id, text: 'Разгрузка входит?' },
  });
  assert.equal(asked.status, 201, JSON.stringify(asked.json));
  await drainJobs(portal.tenantId);
  await moveOn(portal, minute);
  const { json } = await ask('GET', `${questionsUrl}/${asked.json.id}`);
  assert.match(json.answer, /^Да/);
});

test('whoever was taken out, or asked by a request that has ended, says nothing more', async () => {
  const { portal, rfq, ask, quotes } = await askedOf(['ООО «Цемент»']);
  const ended = await ask('PATCH', `${url}/${rfq.id}`, { status: 'cancelled', reason: 'Больше не нужно' });
  assert.equal(ended.status, 200, JSON.stringify(ended.json));
  await moveOn(portal, minute);
  assert.deepEqual(await quotes(), []);
});

test('nobody answers by itself in a portal of a company', async () => {
  const { portal, statuses } = await askedOf(['ООО «Цемент»'], {}, newPortal());
  const { rows } = await owner.query(`select name from jobs where tenant_id = $1 and name like 'simulation.%'`, [
    portal.tenantId,
  ]);
  assert.deepEqual([rows, await statuses()], [[], ['sent']]);
});

test('sample data are told to nobody, in a test portal neither', async () => {
  const portal = await newTestPortal();
  const token = await signIn(portal);
  const { status, json } = await request('POST', '/api/v1/sample-data', { token, body: {} });
  assert.equal(status, 200, JSON.stringify(json));
  const { rows } = await owner.query(`select name from jobs where tenant_id = $1 and name like 'simulation.%'`, [
    portal.tenantId,
  ]);
  assert.deepEqual(rows, []);
});
