import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { factsOf, owner, request, settings, urls } from '../../../../../test/harness.ts';
import { answeringPortal, quotesUrl } from '../../../../../test/quoting.ts';
import { letPass, look, publicUrl, rfqPortal, url as rfqsUrl } from '../../../../../test/rfqs.ts';
import { buildWeb } from '../../../../start-server.ts';

const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' };

async function byLink(rfq: Record<string, unknown> = {}) {
  const held = await answeringPortal(rfq);
  const token = await held.tokenOf(held.rfq.id, held.rfq.recipients[0].id);
  const draft = (body: object) => request('POST', `${publicUrl}/${token}/quote-draft`, { body, headers });
  const answer = (body: object = {}, more: Record<string, string> = {}) =>
    request('POST', `${publicUrl}/${token}/quote-submit`, { body, headers: { ...headers, ...more } });
  const status = () => request('GET', `/api/v1/public/v1/supplier-quotes/${token}/status`, { headers });
  return { ...held, token, draft, answer, status };
}

test('a supplier saves any part of a quote, comes back to it, and submits', async () => {
  const { draft, answer, status, items, offers, cardOf, rfq, ask } = await byLink();
  const saved = await draft({ draftVersion: 0, lines: [{ rfqItemId: items[0].id }], deliveryDays: 3 });
  assert.deepEqual([saved.status, saved.json.draftVersion, saved.json.status], [200, 1, 'draft']);
  assert.equal((await cardOf(rfq.id)).recipients[0].status, 'draft_saved');
  const sent = await answer({ lines: offers(), contactName: 'Ольга Петрова' });
  assert.deepEqual(
    [sent.status, sent.json.version, sent.json.status],
    [201, 1, 'submitted'],
    JSON.stringify(sent.json),
  );
  const quote = (await ask('GET', `${quotesUrl}/${sent.json.quoteId}`)).json;
  assert.deepEqual(
    [quote.source, quote.current.deliveryDays, quote.current.submittedBy.name, quote.recipientId],
    ['supplier_link', 3, 'Ольга Петрова', rfq.recipients[0].id],
  );
  assert.deepEqual([(await status()).json.status, (await status()).json.number], ['submitted', quote.number]);
});

test('draft_conflict: a draft saved in another window is not overwritten', async () => {
  const { draft, offers } = await byLink();
  assert.equal((await draft({ draftVersion: 0, lines: offers('1') })).status, 200);
  const { status, json } = await draft({ draftVersion: 0, lines: offers('2') });
  assert.deepEqual([status, json.rule, json.draftVersion], [409, 'draft_conflict', 1]);
  assert.equal((await draft({ lines: offers('3') })).json.draftVersion, 2);
});

test('a submission names every field that is wrong, and keeps the draft', async () => {
  const { answer, items } = await byLink();
  const { status, json } = await answer({
    lines: [{ rfqItemId: items[0].id, quoted: true }],
    validUntil: '2020-01-01',
  });
  assert.equal(status, 422);
  assert.deepEqual(
    json.errors.map(({ pointer }: { pointer: string }) => pointer),
    ['/validUntil', '/lines/0/price'],
  );
});

test('already_submitted: a link takes one submission, until the buyer asks for another version', async () => {
  const { answer, offers, change } = await byLink();
  const { json: first } = await answer({ lines: offers() });
  const { status, json } = await answer({ lines: offers('80') });
  assert.deepEqual([status, json.rule], [409, 'already_submitted']);
  assert.equal((await change(first.quoteId, { revising: true })).status, 200);
  const second = (await answer({ lines: offers('80') })).json;
  assert.deepEqual([second.quoteId, second.version], [first.quoteId, 2]);
});

test('the same key submits once', async () => {
  const { answer, offers } = await byLink();
  const key = { 'idempotency-key': 'submit-1' };
  const [first, again] = [await answer({ lines: offers() }, key), await answer({ lines: offers() }, key)];
  assert.deepEqual([again.status, again.json.quoteId], [201, first.json.quoteId]);
});

test('a supplier declines with a reason, and may still quote before the deadline', async () => {
  const { answer, offers, cardOf, rfq, status } = await byLink();
  const { status: code, json } = await answer({ decline: true, reason: 'нет на складе' });
  assert.deepEqual([code, json.status, json.quoteId], [201, 'declined', null]);
  const [asked] = (await cardOf(rfq.id)).recipients;
  assert.deepEqual([asked.status, asked.declineReason], ['declined', 'нет на складе']);
  assert.equal((await status()).json.status, null);
  assert.equal((await answer({ lines: offers() })).status, 201);
});

test('a supplier who declines twice, in two windows, is answered alike and told of once', async () => {
  const { answer, portal } = await byLink();
  for (const reason of ['нет на складе', 'нет'])
    assert.equal((await answer({ decline: true, reason })).json.status, 'declined');
  const told = (await factsOf(portal.tenantId)).filter(({ event }) => event === 'supplier_rfq.declined');
  assert.equal(told.length, 1);
});

test('a country that is no code is told what a code looks like', async () => {
  const { answer, items } = await byLink();
  const lines = [{ rfqItemId: items[0].id, price: '90', countryOfOrigin: 'Россия' }];
  const { json } = await answer({ lines }, { 'accept-language': 'ru' });
  assert.equal(json.errors[0].message, 'две заглавные латинские буквы, например RU; пришло «Россия»');
});

test('deadline_passed and rfq_closed: nothing is taken after the end, while the status still opens', async () => {
  const { answer, draft, offers, status, rfq, portal, ask } = await byLink();
  await answer({ lines: offers() });
  await letPass(portal, rfq.id, 101);
  assert.equal((await draft({ lines: offers() })).json.rule, 'deadline_passed');
  await ask('PATCH', `${rfqsUrl}/${rfq.id}`, { status: 'closed' });
  assert.equal((await answer({ lines: offers() })).json.rule, 'rfq_closed');
  await letPass(portal, rfq.id, 200);
  assert.equal((await status()).json.status, 'under_review');
});

test('a rejected supplier learns that he was rejected and no reason, and answers no more', async () => {
  const { answer, offers, change, status, ask, rfq } = await byLink();
  const { json } = await answer({ lines: offers() });
  await change(json.quoteId, { status: 'rejected', reason: 'дорого' });
  const told = (await status()).json;
  assert.equal(told.status, 'rejected');
  assert.ok(!JSON.stringify(told).includes('дорого'));
  await ask('POST', `${rfqsUrl}/${rfq.id}/items`, { name: 'Песок', quantity: '1' });
  assert.equal((await answer({ lines: offers() })).json.rule, 'quote_ended');
});

test('a token of nobody opens nothing, and a line of another request is foreign', async () => {
  const { answer } = await byLink();
  const other = await answeringPortal();
  const { json } = await answer({ lines: [{ rfqItemId: other.items[0].id, price: '1' }] });
  assert.equal(json.errors[0].code, 'foreign_line');
  for (const path of ['supplier-rfqs/x/quote-draft', 'supplier-rfqs/x/quote-submit'])
    assert.equal((await request('POST', `/api/v1/public/v1/${path}`, { body: {}, headers })).status, 404);
  assert.equal((await request('GET', '/api/v1/public/v1/supplier-quotes/x/status', { headers })).status, 404);
});

test('the card of a request shows a supplier his own draft and what he submitted last, word for word', async () => {
  const { draft, answer, offers, token, change, rfq } = await byLink();
  const own = async () => (await look(token)).json.quote;
  assert.equal(await own(), null);
  await draft({ lines: offers('95'), deliveryTerms: 'До склада' });
  const first = await own();
  assert.deepEqual(
    [first.status, first.draftVersion, first.submitted, first.draft.lines[0].price, first.draft.deliveryTerms],
    ['draft', 1, null, '95', 'До склада'],
  );
  const { json } = await answer({});
  const sent = await own();
  assert.deepEqual(
    [sent.status, sent.draft, sent.submitted.n, sent.submitted.totals.gross, sent.submitted.lines[0].rfqItemId],
    ['submitted', null, 1, '950.00', rfq.items[0].id],
  );
  await change(json.quoteId, { revising: true, internalScore: '3', comment: 'дорого' });
  const again = await own();
  assert.deepEqual([again.draft.lines[0].price, again.submitted.lines[0].price], ['95', '95']);
});

test('canaries: a supplier sees nothing of others, of the buyers or of the requisition in his own quote', async () => {
  const held = await rfqPortal();
  const requisition = await held.create({ items: [{ name: 'Цемент', quantity: '7' }] });
  const sent = await held.sent(2, { items: [{ procurementItemId: requisition.items[0].id }] });
  const [mine, rival] = await Promise.all(sent.recipients.map(({ id }: { id: string }) => held.tokenOf(sent.id, id)));
  const say = (token: string, price: string, deliveryTerms: string) =>
    request('POST', `${publicUrl}/${token}/quote-submit`, {
      body: { lines: [{ rfqItemId: sent.items[0].id, price }], deliveryTerms },
      headers,
    });
  const { json } = await say(mine as string, '90', 'мои условия');
  await say(rival as string, '66.66', 'canary-rival-terms');
  const noted = { internalScore: '1.5', comment: 'canary-comment', externalNumber: 'canary-number' };
  await held.ask('PATCH', `${quotesUrl}/${json.quoteId}`, noted);
  const { current } = (await held.ask('GET', `${quotesUrl}/${json.quoteId}`)).json;
  const { text } = await look(mine as string);
  assert.ok(text.includes('мои условия'));
  const hidden = [
    'canary',
    '66.66',
    '"1.5"',
    requisition.id,
    requisition.items[0].id,
    current.lines[0].id,
    current.lines[0].catalogItemId,
    ...sent.recipients.flatMap((one: Record<string, string>) => [one.id, one.supplierId, one.counterpartyId]),
  ];
  for (const canary of hidden) assert.ok(!text.includes(canary), canary);
});

test('public-token: one link takes thirty requests a minute, then says in the reader’s language how long to wait', async () => {
  const { rfq, tokenOf } = await answeringPortal();
  const other = await answeringPortal();
  const { app, pool } = await buildWeb({ ...settings, rateLimits: true }, urls);
  const network = `${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}`;
  let turn = 0;
  // From a network of its own every time: it is the link that is counted.
  const open = (token: string) => {
    turn += 1;
    return app.inject({
      url: `${publicUrl}/${token}`,
      remoteAddress: `2001:${network}:${turn}::1`,
      headers: { ...headers, 'accept-language': 'ru' },
    });
  };
  const token = await tokenOf(rfq.id, rfq.recipients[0].id);
  const first = await open(token);
  assert.equal(first.headers['ratelimit-policy'], '"public-token";q=30;w=60, "public-link-ip";q=60;w=60');
  assert.match(String(first.headers.ratelimit), /^"public-token";r=29;t=\d+$/);
  let refused = first;
  for (let time = 0; time < 200 && refused.statusCode === 200; time += 1) refused = await open(token);
  assert.deepEqual([refused.statusCode, refused.json()['violated-policies']], [429, ['public-token']]);
  assert.match(refused.json().detail, /^Слишком много запросов\. Подождите \d+ с\.$/);
  assert.ok(Number(refused.headers['retry-after']) >= 1);
  assert.ok(turn > 30, `${turn} requests`);
  assert.equal((await open(await other.tokenOf(other.rfq.id, other.rfq.recipients[0].id))).statusCode, 200);
  const { rows } = await owner.query('select 1 from rate_buckets where bucket like $1', [`%${token}%`]);
  assert.equal(rows.length, 0, 'the token is written down nowhere');
  await app.close();
  await pool.end();
});
