import assert from 'node:assert/strict';
import { test } from 'node:test';
import PostalMime from 'postal-mime';
import { bounceOf } from './bounce-of.ts';

/** A report of non-delivery as a mail server writes it, with this said of the recipients. */
const report = (recipients: string, { type = 'delivery-status', original = 'Message-ID: <ask-1@romashka.ru>' } = {}) =>
  [
    'From: MAILER-DAEMON@mx.example',
    `Content-Type: multipart/report; report-type=${type}; boundary=b`,
    '',
    '--b',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Письмо не доставлено.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    recipients,
    '',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    original,
    'Subject: =?utf-8?B?0KHRh9GR0YI=?=',
    '',
    '--b--',
    '',
  ].join('\r\n');

const bounced = async (source: string) => bounceOf(await PostalMime.parse(source, { forceRfc822Attachments: true }));

test('a report tells which letter did not reach whom, and why', async () => {
  const failed = [
    'Final-Recipient: rfc822; Sales@Cement.ru',
    'Action: failed',
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1',
    '  Пользователь не найден',
  ].join('\r\n');
  assert.deepEqual(await bounced(report(failed)), {
    messageId: 'ask-1@romashka.ru',
    failed: [{ address: 'sales@cement.ru', reason: '550 5.1.1 Пользователь не найден' }],
  });
});

test('of several recipients only those are named who were not reached', async () => {
  const recipients = [
    'Final-Recipient: rfc822; a@cement.ru\r\nAction: delivered\r\nStatus: 2.0.0',
    'Original-Recipient: rfc822; <b@cement.ru>\r\nFinal-Recipient: rfc822; other@relay.ru\r\nAction: FAILED\r\nStatus: 5.2.2',
    'Final-Recipient: rfc822; c@cement.ru\r\nAction: delayed\r\nStatus: 4.4.1',
    'Final-Recipient: rfc822; nobody\r\nAction: failed',
  ].join('\r\n\r\n');
  assert.deepEqual((await bounced(report(recipients)))?.failed, [{ address: 'b@cement.ru', reason: '5.2.2' }]);
});

test('a delay, a receipt of reading and a letter about non-delivery are no bounces', async () => {
  const delayed = 'Final-Recipient: rfc822; a@cement.ru\r\nAction: delayed\r\nStatus: 4.4.1';
  const failed = 'Final-Recipient: rfc822; a@cement.ru\r\nAction: failed\r\nStatus: 5.0.0';
  assert.equal(await bounced(report(delayed)), null);
  assert.equal(await bounced(report(failed, { type: 'disposition-notification' })), null);
  assert.equal(await bounced(`From: a@b.ru\r\nContent-Type: text/plain\r\n\r\n${failed}\r\n`), null);
});

test('a report that does not say which letter it was is told without it', async () => {
  const failed = 'Final-Recipient: rfc822; a@cement.ru\r\nAction: failed\r\nStatus: 5.0.0';
  const bounce = await bounced(report(failed, { original: 'X-Mailer: none' }));
  assert.deepEqual([bounce?.messageId, bounce?.failed.length], [null, 1]);
});
