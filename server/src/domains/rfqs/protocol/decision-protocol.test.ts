import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, newPerson, owner, request, signIn } from '../../../../test/harness.ts';
import { quotingPortal } from '../../../../test/quoting.ts';
import { line } from '../../../../test/requisitions.ts';

/** A portal where one of two suppliers is chosen, and the shortest words for its protocol. */
async function decidedPortal() {
  const held = await quotingPortal([line(), line({ name: 'Известь' })]);
  const { base, ask } = held;
  await held.quoted([held.offer('95')]);
  const chosen = await held.quoted([held.offer('90')]);
  const choose = async (quantity: string) => {
    const { status, json } = await held.decide({ quoteLineId: chosen.lines[0].id, quantity, comment: 'Дешевле' });
    assert.equal(status, 200, JSON.stringify(json));
  };
  const read = async () => (await ask('GET', `${base}/decision-protocol`)).json;
  const issue = () => ask('POST', `${base}/decision-protocol`);
  const verify = async (body: object) => (await ask('POST', `${base}/decision-protocol/verify`, body)).json;
  return { ...held, chosen, choose, read, issue, verify };
}

test('a protocol tells who quoted, how it was compared, and what was decided by whom and why', async () => {
  const { choose, read, chosen } = await decidedPortal();
  await choose('7');
  const { content, issued, afterwards } = await read();
  const [compared, unanswered] = content.comparison.lines;
  assert.deepEqual(
    compared.offers.map((one: { comparablePrice: string }) => one.comparablePrice),
    ['95.00', '90.00'],
  );
  assert.deepEqual([unanswered.name, unanswered.offers], ['Известь', []]);
  const [{ quantity, quoteId, quoteVersion, decidedBy, comment, amount }] = content.decisions;
  assert.deepEqual(
    [quantity, quoteId, quoteVersion, decidedBy, comment, amount],
    ['7', chosen.id, 1, 'Анна Смирнова', 'Дешевле', '630.00'],
  );
  assert.deepEqual([issued, afterwards], [null, { revoked: [], repriced: [], orders: [] }]);
});

test('who was asked is told with the answer, and who was silent as such', async () => {
  const { sent, requisition, choose, read, tokenOf } = await decidedPortal();
  const rfq = await sent(2, { procurementId: requisition.id });
  const [{ id: recipientId, supplierId }] = rfq.recipients;
  const token = await tokenOf(rfq.id, recipientId);
  const declined = await request('POST', `/api/v1/public/v1/supplier-rfqs/${token}/quote-submit`, {
    body: { decline: true, reason: 'Нет в наличии' },
    headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' },
  });
  assert.equal(declined.status, 201, JSON.stringify(declined.json));
  await choose('7');
  const [{ number, asked }] = (await read()).content.requests;
  assert.equal(number, rfq.number);
  const told = new Map(asked.map((one: { supplierId: string }) => [one.supplierId, one]));
  const { answer, declineReason } = told.get(supplierId) as { answer: string; declineReason: string };
  assert.deepEqual([answer, declineReason], ['declined', 'Нет в наличии']);
  assert.equal((told.get(rfq.recipients[1].supplierId) as { answer: string }).answer, 'silent');
});

test('its digest stands in the audit trail, and a copy is known by it whatever the order of its keys', async () => {
  const { portal, choose, read, issue, verify } = await decidedPortal();
  await choose('7');
  const { status, json } = await issue();
  const { content, sha256, issued } = await read();
  assert.deepEqual([status, json.n, json.sha256, issued.id], [201, 1, sha256, json.id]);
  const fact = (await factsOf(portal.tenantId)).find(({ event }) => event === 'procurement.decision_protocol_issued');
  assert.deepEqual(fact?.data.protocol, { id: json.id, n: 1, sha256 });
  const turned = Object.fromEntries(Object.entries(content).toReversed());
  const told = await verify({ content: turned });
  assert.deepEqual([told.isKnown, told.isIntact, told.isCurrent, told.issued.n], [true, true, true, 1]);
  assert.equal((await issue()).json.id, json.id, 'nothing has changed');
  const forged = await verify({ content: { ...content, decisions: [] } });
  assert.deepEqual([forged.isKnown, forged.issued], [false, null]);
});

test('nothing_decided: there is no protocol of what nobody has decided', async () => {
  const { status, json } = await (await decidedPortal()).issue();
  assert.deepEqual([status, json.rule], [422, 'nothing_decided']);
});

test('what has changed since is told place by place, and what became of the decision beside it', async () => {
  const { base, ask, choose, read, issue, revise, chosen, offer } = await decidedPortal();
  await choose('7');
  const { json: first } = await issue();
  await choose('6');
  await revise(chosen.id, { lines: [offer('80')] });
  const { json: told } = await ask('GET', `${base}/decision-protocol/verify?sha256=${first.sha256}`);
  assert.deepEqual([told.isKnown, told.isCurrent], [true, false]);
  const at = told.changes.map((one: { at: string }) => one.at);
  assert.ok(
    at.some((one: string) => one.startsWith('/decisions/')),
    JSON.stringify(at),
  );
  assert.ok(
    at.some((one: string) => /^\/comparison\/lines\/.+\/comparablePrice$/.test(one)),
    JSON.stringify(at),
  );
  const { afterwards } = await read();
  const [{ decidedVersion, currentVersion }] = afterwards.repriced;
  assert.deepEqual([decidedVersion, currentVersion], [1, 2]);
  assert.equal((await issue()).json.n, 2);
  const { json: older } = await ask('GET', `${base}/decision-protocol/verify?sha256=${first.sha256}`);
  assert.equal(older.issued.n, 1);
});

test('a decision that was revoked is told, and by whom', async () => {
  const { base, ask, choose, read, lines } = await decidedPortal();
  await choose('7');
  await ask('PATCH', `${base}/quote-line-decisions`, {
    decisions: [{ procurementItemId: lines[0].id, allocations: [] }],
  });
  const { content, afterwards } = await read();
  const [{ itemName, quantity, revokedBy }] = afterwards.revoked;
  assert.deepEqual([content.decisions, itemName, quantity, revokedBy], [[], lines[0].name, '7', 'Анна Смирнова']);
});

test('two who draw it up at once get one and the same', async () => {
  const { choose, issue } = await decidedPortal();
  await choose('7');
  const made = await Promise.all([issue(), issue(), issue()]);
  assert.deepEqual(
    [...new Set(made.map(({ status, json }) => `${status} ${json.n} ${json.id === made[0]?.json.id}`))],
    ['201 1 true'],
  );
});

test('who may not compare quotes neither reads, draws up nor checks a protocol', async () => {
  const { portal, base, choose } = await decidedPortal();
  await choose('7');
  const { userId } = await newPerson(portal, 'viewer');
  await owner.query(
    `update roles set permissions = array['purchase_requisitions.read'], is_system = false where tenant_id = $1 and code = 'viewer'`,
    [portal.tenantId],
  );
  const token = await signIn(portal, userId);
  for (const [method, path] of [
    ['GET', ''],
    ['POST', ''],
    ['GET', `/verify?sha256=${'0'.repeat(64)}`],
  ] as const) {
    const { status, json } = await request(method, `${base}/decision-protocol${path}`, { token });
    assert.deepEqual([status, json.requiredPermissions], [403, ['supplier_quotes.compare']], path);
  }
});
