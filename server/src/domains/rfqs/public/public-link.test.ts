import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, owner, request } from '../../../../test/harness.ts';
import { letPass, look, publicUrl, rfqPortal, url } from '../../../../test/rfqs.ts';

test('the link shows what is asked, without an account', async () => {
  const { sent, tokenOf } = await rfqPortal();
  const rfq = await sent(1, { message: 'Просим цены', paymentTerms: 'Отсрочка 30 дней' });
  const { status, json } = await look(await tokenOf(rfq.id, rfq.recipients[0].id));
  assert.equal(status, 200);
  assert.deepEqual(
    [json.buyer.name, json.message, json.paymentTerms, json.revision],
    ['ООО «Ромашка»', 'Просим цены', 'Отсрочка 30 дней', 1],
  );
  assert.deepEqual([json.items[0].name, json.items[0].unit], ['Цемент М500', 'шт']);
  assert.deepEqual([json.link.state, json.link.readOnly], ['active', false]);
});

test('a person who looks has viewed it, once for the buyers; HEAD, scanners and programs without a name do not count', async () => {
  const { sent, tokenOf, cardOf, portal } = await rfqPortal();
  const rfq = await sent(1);
  const token = await tokenOf(rfq.id, rfq.recipients[0].id);
  await look(token, { method: 'HEAD' });
  for (const userAgent of ['TelegramBot (like TwitterBot)', 'Mozilla/5.0 (compatible; Proofpoint)', 'curl/8.5.0', ''])
    await look(token, { userAgent });
  assert.deepEqual(
    [(await cardOf(rfq.id)).recipients[0].viewCount, (await cardOf(rfq.id)).recipients[0].status],
    [0, 'sent'],
  );
  await look(token);
  await look(token);
  const [recipient] = (await cardOf(rfq.id)).recipients;
  assert.deepEqual([recipient.viewCount, recipient.status, recipient.firstViewedAt !== null], [2, 'viewed', true]);
  const { rows } = await owner.query(
    `select event, actor_kind, through_id from audit_events where tenant_id = $1 and event = 'supplier_rfq.viewed'`,
    [portal.tenantId],
  );
  assert.deepEqual(rows, [{ event: 'supplier_rfq.viewed', actor_kind: 'supplierLink', through_id: recipient.id }]);
});

test('an unknown or malformed token is not found, whatever it looks like', async () => {
  for (const token of ['x', 'A'.repeat(43), 'A'.repeat(44), '%00', 'я'.repeat(43)]) {
    const { status, json } = await look(encodeURIComponent(token));
    assert.equal(`${status} ${json.code}`, '404 not_found', token);
  }
});

test('after the deadline the link is read for 72 hours, then link_expired', async () => {
  const { sent, tokenOf, portal } = await rfqPortal();
  const rfq = await sent(1);
  const token = await tokenOf(rfq.id, rfq.recipients[0].id);
  await letPass(portal, rfq.id, 101);
  const late = await look(token);
  assert.deepEqual([late.status, late.json.link.readOnly], [200, true]);
  await letPass(portal, rfq.id, 72);
  const { status, json } = await look(token);
  assert.deepEqual([status, json.code], [410, 'link_expired']);
});

test('link_revoked: of a cancelled request, and of a supplier who was taken out', async () => {
  const { sent, tokenOf, ask } = await rfqPortal();
  const rfq = await sent(2);
  const [one, two] = await Promise.all(rfq.recipients.map(({ id }: { id: string }) => tokenOf(rfq.id, id)));
  await ask('DELETE', `${url}/${rfq.id}/recipients/${rfq.recipients[0].id}`);
  assert.deepEqual([(await look(one as string)).json.code, (await look(two as string)).status], ['link_revoked', 200]);
  await ask('PATCH', `${url}/${rfq.id}`, { status: 'cancelled', reason: 'передумали' });
  const { status, json } = await look(two as string);
  assert.deepEqual([status, json.code], [410, 'link_revoked']);
});

test('links of a suspended portal lead nowhere', async () => {
  const { sent, tokenOf, portal } = await rfqPortal();
  const rfq = await sent(1);
  const token = await tokenOf(rfq.id, rfq.recipients[0].id);
  await owner.query(`update tenants set status = 'suspended' where tenant_id = $1`, [portal.tenantId]);
  assert.equal((await look(token)).status, 404);
});

test('the token is kept as a digest and sealed, never as it is', async () => {
  const { sent, tokenOf, portal } = await rfqPortal();
  const rfq = await sent(1);
  const token = await tokenOf(rfq.id, rfq.recipients[0].id);
  const { rows } = await owner.query(
    `select (select string_agg(l::text, '') from supplier_rfq_links l where tenant_id = $1) || (select string_agg(e::text, '') from audit_events e where tenant_id = $1)
       || (select string_agg(t::text, '') from letters t where tenant_id = $1) as kept`,
    [portal.tenantId],
  );
  assert.ok(!rows[0].kept.includes(token));
});

test('canaries: a token shows one supplier his own request and nothing else', async () => {
  const { supplier, draft, send, tokenOf, create, ask, key, portal } = await rfqPortal();
  const requisition = await create({
    comment: 'canary-requisition-comment',
    budgetCode: 'canary-budget',
    items: [{ name: 'Цемент', quantity: '7', plannedPrice: '777.77' }],
  });
  const [mine, rival] = [
    await supplier({}, 'ООО «Свой»'),
    await supplier({ fullName: 'canary-rival-contact' }, 'canary-rival-name'),
  ];
  const { id } = await draft({
    title: 'Цемент',
    items: [{ procurementItemId: requisition.items[0].id, targetPrice: '666.66' }],
    recipients: [{ supplierId: mine.supplierId }, { supplierId: rival.supplierId }],
  });
  const secret = new FormData();
  for (const [name, value] of Object.entries({ entityType: 'supplierRfq', entityId: id, category: 'internal' }))
    secret.append(name, value);
  secret.append('file', new File(['canary'], 'canary-internal.txt', { type: 'text/plain' }));
  await request('POST', '/api/v1/files', { key, body: secret });
  const rfq = await send(id);
  const other = await draft({ title: 'canary-other-request', recipients: [{ supplierId: mine.supplierId }] });
  await send(other.id);
  const asked = rfq.recipients.find(({ supplierId }: { supplierId: string }) => supplierId === mine.supplierId);
  const { text, headers, status } = await look(await tokenOf(id, asked.id));
  assert.equal(status, 200);
  const told = await factsOf(portal.tenantId);
  const hidden = [
    'canary',
    '666.66',
    '777.77',
    rival.email,
    requisition.id,
    requisition.number,
    requisition.items[0].id,
    id,
    other.id,
    portal.tenantId,
    portal.ownerId,
    'Анна Смирнова',
    mine.supplierId,
    mine.counterpartyId,
    rival.supplierId,
    asked.id,
    ...rfq.recipients.map((one: { id: string }) => one.id),
    ...told.map(({ entity_id }) => entity_id),
  ];
  for (const canary of hidden) assert.ok(!(text + JSON.stringify(headers)).includes(canary), canary);
  assert.equal((await ask('GET', `${url}/${id}`)).status, 200, 'the buyer sees it all');
});

test('attachments come with links of their own, internal ones stay with the buyers', async () => {
  const { sent, tokenOf, key } = await rfqPortal();
  const rfq = await sent(1);
  for (const [name, category] of [
    ['чертёж.txt', 'drawing'],
    ['маржа.txt', 'internal'],
  ] as const) {
    const form = new FormData();
    for (const [field, value] of Object.entries({ entityType: 'supplierRfq', entityId: rfq.id, category }))
      form.append(field, value);
    form.append('file', new File([`Содержимое: ${name}`], name, { type: 'text/plain' }));
    const { status, json } = await request('POST', '/api/v1/files', { key, body: form });
    assert.equal(status, 201, JSON.stringify(json));
  }
  const { json } = await look(await tokenOf(rfq.id, rfq.recipients[0].id));
  assert.deepEqual(
    json.attachments.map(({ fileName }: { fileName: string }) => fileName),
    ['чертёж.txt'],
  );
  const { pathname } = new URL(json.attachments[0].url);
  assert.equal((await request('GET', pathname)).text, 'Содержимое: чертёж.txt');
});

test('nothing but the request is found at the public address', async () => {
  assert.equal((await request('POST', `${publicUrl}/${'A'.repeat(43)}`)).status, 405);
});
