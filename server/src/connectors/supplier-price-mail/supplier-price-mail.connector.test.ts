import assert from 'node:assert/strict';
import { test } from 'node:test';
import { door } from '../../../test/connectors/door.ts';
import { owner } from '../../../test/harness.ts';
import { supplierPriceMail } from './supplier-price-mail.connector.ts';

/** The e-mail integration as a company has it, with or without incoming mail. */
const mail = (tenantId: string, status: string, settings: object) =>
  owner.query(
    `insert into integration_installations (tenant_id, slug, status, settings) values ($1, 'email', $2, $3)
     on conflict do nothing`,
    [tenantId, status, JSON.stringify(settings)],
  );

test('prices by mail: asks for a mailbox that is read', async () => {
  const { check, says, statusNow } = await door('supplier-price-mail');
  assert.deepEqual(await check(), { ok: false, mailbox: 'failed' });
  assert.match((await says()).mailbox, /интеграцию «Электронная почта» с входящей почтой\.$/);
  assert.equal(await statusNow(), 'requires_setup');
});

test('prices by mail: mail that is only sent does not do, mail that is read does', async () => {
  const sending = await door('supplier-price-mail');
  await mail(sending.portal.tenantId, 'installed', { smtp: { host: 'smtp.example.com' } });
  assert.deepEqual(await sending.check(), { ok: false, mailbox: 'failed' });
  const stopped = await door('supplier-price-mail');
  await mail(stopped.portal.tenantId, 'disabled', { imap: { host: 'imap.example.com' } });
  assert.deepEqual(await stopped.check(), { ok: false, mailbox: 'failed' });
  const reading = await door('supplier-price-mail');
  await mail(reading.portal.tenantId, 'installed', { imap: { host: 'imap.example.com' } });
  assert.deepEqual(await reading.check(), { ok: true, mailbox: 'ok' });
  assert.equal(await reading.statusNow(), 'installed');
});

test('prices by mail: spreadsheets are taken, and no other attachment', () => {
  assert.deepEqual(supplierPriceMail.ports, { priceLetters: { extensions: ['xlsx', 'csv', 'tsv'] } });
});

test('prices by mail: it has no settings, and refuses any that are sent', async () => {
  const { faultsOf, isFoundBy } = await door('supplier-price-mail');
  assert.deepEqual(await faultsOf({ folder: 'INBOX' }), ['/settings/folder unknown_field']);
  assert.ok(await isFoundBy('badge=beta&dataTag=suppliers'));
});
