import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import {
  drainJobs,
  factsOf,
  lettersTo,
  owner,
  refused,
  request,
  run,
  settings,
  signIn,
} from '../../../../test/harness.ts';
import { refuseLetters } from '../../../../test/letters.ts';
import { byLink, offerPortal } from '../../../../test/offers.ts';
import { cement } from '../../../../test/proposals.ts';
import { mailDirOf } from '../../../open-services.ts';
import { recordSending } from './operations/record-sending.ts';

test('what was approved goes to the customer with a link, and the card says when, by whom and to whom', async () => {
  const { portal, approved, send, tokenOf } = await offerPortal();
  const { id } = await approved({ title: 'Цемент для «Севера»' });
  const to = [`kuznetsov-${id.slice(-6)}@sever.ru`];
  const card = await send(id, {
    channel: 'email',
    to,
    subject: 'Цемент к марту',
    message: 'Добрый день!\nЖдём ответа.',
  });
  assert.deepEqual([card.status, card.sentAt !== null, card.revision], ['sent', true, 1]);
  const [sending] = card.sendings;
  assert.deepEqual(
    [sending.channel, sending.recipients, sending.subject, sending.sentBy, sending.openedAt],
    ['email', to, 'Цемент к марту', portal.ownerId, null],
  );
  const [letter] = await lettersTo(to[0] as string);
  assert.equal(letter?.subject, 'Цемент к марту');
  assert.match(letter?.from ?? '', /ООО «Ромашка»/);
  for (const said of ['Ждём ответа.', card.number, '/p/']) assert.ok(letter?.text.includes(said), said);
  const [, token = ''] = /\/p\/([\w-]{43})/.exec(letter?.text ?? '') ?? [];
  assert.equal(token, await tokenOf(card));
  assert.equal((await byLink(token)).json.state, 'open');
  const facts = (await factsOf(portal.tenantId)).filter(({ event }) => event === 'commercial_proposal.sent');
  assert.deepEqual(
    facts.map(({ data }) => data.status),
    [{ from: 'approved', to: 'sent' }],
  );
});

test('the letter goes to the contact of the proposal, or to the customer, unless somebody is named', async () => {
  const { call, ok, approved, send, ask, faultsOf } = await offerPortal();
  const silent = await approved();
  assert.deepEqual(faultsOf(await ask('POST', `/${silent.id}/send`, { channel: 'email' })), [
    '/to recipient_email_missing',
  ]);
  const party = await ok(
    call('POST', '/api/v1/counterparties', { shortName: 'ООО «Юг»', roles: ['customer'], email: 'office@yug.ru' }),
  );
  const { id } = await approved({ customerId: party.id });
  assert.deepEqual((await send(id, { channel: 'email' })).sendings[0].recipients, ['office@yug.ru']);
});

test('a customer without an address of its own gets the letter at that of its contact', async () => {
  const { call, ok, approved, send } = await offerPortal();
  const contacts = [{ fullName: 'Пётр Кузнецов', email: 'petr@yug.ru', isPrimary: true }];
  const party = { shortName: 'ООО «Юг»', roles: ['customer'], contacts };
  const { id: customerId } = await ok(call('POST', '/api/v1/counterparties', party));
  const { id } = await approved({ customerId });
  assert.deepEqual((await send(id, { channel: 'email' })).sendings[0].recipients, ['petr@yug.ru']);
});

test('a draft is not sent before it is approved, unless the company asks for no approval', async () => {
  const { call, ask, create, send } = await offerPortal();
  const { id, allowedMoves } = await create({ validUntil: '2031-03-05' });
  assert.deepEqual(
    allowedMoves.map(({ to }: { to: string }) => to),
    ['pending_approval'],
  );
  const early = await ask('POST', `/${id}/send`, { channel: 'link' });
  assert.deepEqual([early.status, early.json.rule], [422, 'approval_required']);
  await call('PATCH', '/api/v1/settings/company', { approvalRequired: false });
  const empty = await create({ validUntil: '2031-03-05', rows: [] });
  assert.equal((await ask('POST', `/${empty.id}/send`, { channel: 'link' })).json.rule, 'no_rows');
  assert.equal((await send(id)).status, 'sent');
});

test('a proposal goes out with a last day that is not over', async () => {
  const { ask, approved } = await offerPortal();
  const rule = async (validUntil: string | null) =>
    (await ask('POST', `/${(await approved({ validUntil })).id}/send`, { channel: 'link' })).json.rule;
  assert.equal(await rule(null), 'no_validity');
  assert.equal(await rule('2026-01-31'), 'validity_over');
});

test('wrong addresses are refused at their places, and a link goes to nobody', async () => {
  const { ask, approved, faultsOf } = await offerPortal();
  const { id } = await approved();
  const to = ['a@b.ru', 'не адрес', 'A@B.ru'];
  assert.deepEqual(faultsOf(await ask('POST', `/${id}/send`, { channel: 'email', to })), [
    '/to/1 email_format',
    '/to/2 duplicate',
  ]);
  assert.deepEqual(faultsOf(await ask('POST', `/${id}/send`, { channel: 'link', to: ['a@b.ru'] })), [
    '/to channel_conflict',
  ]);
  assert.deepEqual((await ask('GET', `/${id}`)).json.sendings, []);
});

test('one click is one sending, however often it arrives; another sending later is kept beside it', async () => {
  const { portal, ask, approved, send, tokenOf } = await offerPortal();
  const { id } = await approved();
  const body = { channel: 'email', to: ['one@sever.ru'] };
  const answers = await Promise.all([1, 2, 3].map(() => ask('POST', `/${id}/send`, body)));
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200],
  );
  assert.equal((await send(id, body)).sendings.length, 1);
  const again = await send(id, { channel: 'email', to: ['two@sever.ru'] });
  assert.deepEqual(
    again.sendings.map(({ recipients }: { recipients: string[] }) => recipients),
    [['two@sever.ru'], ['one@sever.ru']],
  );
  for (const at of [0, 1]) assert.equal((await byLink(await tokenOf(again, at))).json.state, 'open');
  const sent = (await factsOf(portal.tenantId)).filter(({ event }) => event === 'commercial_proposal.sent');
  assert.equal(sent.length, 2);
});

test('the files that went out stay with the proposal and go with the letter, one pair for one click', async () => {
  const { portal, ask, approved, tokenOf, cardOf } = await offerPortal();
  const { id, number } = await approved();
  const body = { channel: 'email', to: [`files-${id.slice(-8)}@sever.ru`] };
  await Promise.all([1, 2].map(() => ask('POST', `/${id}/send`, body)));
  const card = await cardOf(id);
  const [{ pdfFileId, docxFileId, recipients }] = card.sendings;
  const token = await signIn(portal);
  const { json } = await request('GET', `/api/v1/files?entityType=commercialProposal&entityId=${id}`, { token });
  assert.deepEqual(
    new Set(json.items.map((one: Record<string, string>) => `${one.id} ${one.category}`)),
    new Set([`${pdfFileId} sent`, `${docxFileId} sent`]),
  );
  await lettersTo(recipients[0]);
  const folder = mailDirOf(settings);
  const raw = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const [letter = ''] = raw.filter((one) => one.includes(recipients[0]));
  assert.match(letter, /Content-Type: application\/pdf/);
  const { headers } = await byLink(await tokenOf(card), 'file?format=docx');
  assert.ok(decodeURIComponent(String(headers['content-disposition'])).includes(`КП ${number}`));
});

test('a letter that could not be delivered is told beside its sending', async () => {
  const { portal, approved, send, cardOf } = await offerPortal();
  const { id } = await approved();
  const { sendings } = await send(id, { channel: 'email', to: ['gone@sever.ru', 'there@sever.ru'] });
  await owner.query(`delete from letters where tenant_id = $1 and recipient = 'there@sever.ru'`, [portal.tenantId]);
  await refuseLetters(portal, sendings[0].id);
  await drainJobs(portal.tenantId);
  assert.deepEqual((await cardOf(id)).sendings[0].undelivered, ['gone@sever.ru']);
});

test('what was sent does not change until it is taken back; then its links say that it was withdrawn, and later replaced', async () => {
  const { ask, change, sent, move, send, boss, tokenOf, cardOf } = await offerPortal();
  const { id, token, rows } = await sent();
  const frozen = await ask('PATCH', `/${id}`, { title: 'Другое' });
  assert.deepEqual([frozen.status, frozen.json.rule], [409, 'proposal_frozen']);
  assert.equal((await ask('PATCH', `/${id}`, { rows: [{ ...cement, id: rows[0].id, quantity: '9' }] })).status, 409);
  assert.equal((await change(id, { ownerId: boss.userId, title: null })).status, 'sent');
  const back = (await move(id, 'draft')).json;
  assert.deepEqual([back.status, back.revision, back.sentAt, back.approvedBy], ['draft', 2, null, null]);
  const withdrawn = (await byLink(token)).json;
  assert.deepEqual([withdrawn.state, withdrawn.offer, withdrawn.files], ['withdrawn', null, []]);
  await change(id, { title: 'Новая редакция' });
  await ask('POST', `/${id}/submit-approval`, {});
  await boss.ask('POST', `/api/v1/commercial-proposals/${id}/approve`, {});
  const again = await send(id);
  const replaced = (await byLink(token)).json;
  assert.deepEqual([replaced.state, replaced.offer], ['replaced', null]);
  assert.equal((await byLink(await tokenOf(again))).json.offer.title, 'Новая редакция');
  assert.deepEqual(
    (await cardOf(id)).sendings.map(({ revision }: { revision: number }) => revision),
    [2, 1],
  );
});

test('what was changed while it was printed does not go out as it was', async () => {
  const { portal, approved } = await offerPortal();
  const { id, version } = await approved();
  const asked = { id, channel: 'link', printed: version - 1, prints: [] };
  const refusal = await refused(run(recordSending, portal.owner, asked));
  assert.equal(refusal.members.rule, 'changed_meanwhile');
});
