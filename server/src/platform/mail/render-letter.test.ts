import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { wrapText } from './letter-text.ts';
import { alreadyRegistered } from './letters/already-registered.ts';
import { confirmEmail } from './letters/confirm-email.ts';
import { countWords } from './letters/count-words.ts';
import { integrationSuspended } from './letters/integration-suspended.ts';
import { invitation } from './letters/invitation.ts';
import { invoiceRejected } from './letters/invoice-rejected.ts';
import { invoiceRequest } from './letters/invoice-request.ts';
import { keyExpiring } from './letters/key-expiring.ts';
import { keyRevoked } from './letters/key-revoked.ts';
import type { Letter, LetterLocale } from './letters/letter.ts';
import { letterUndelivered } from './letters/letter-undelivered.ts';
import { newDevice } from './letters/new-device.ts';
import { passwordChanged } from './letters/password-changed.ts';
import { passwordReset } from './letters/password-reset.ts';
import { plainDay, plainMoney, plainQuantity } from './letters/plain-amount.ts';
import { plainMoment } from './letters/plain-moment.ts';
import { plainName, quotedName } from './letters/plain-name.ts';
import { rfqCancelled } from './letters/rfq-cancelled.ts';
import { rfqChanged } from './letters/rfq-changed.ts';
import { rfqInvitation } from './letters/rfq-invitation.ts';
import { rfqReminder } from './letters/rfq-reminder.ts';
import { rfqSummary } from './letters/rfq-summary.ts';
import { webhookDisabled } from './letters/webhook-disabled.ts';
import { webhookFailing } from './letters/webhook-failing.ts';
import { writeWaits } from './letters/write-waits.ts';
import { renderLetter } from './render-letter.ts';

const URL = 'https://portal.example.com/confirm?token=a&b=1';
const AT = { timeZone: 'Europe/Moscow' };
const ISO = '2026-11-21T08:00:00.000Z';

/** Every letter of the product, with `said` wherever a person's own words can stand. */
function letters(said: string, locale: LetterLocale): Letter[] {
  const key = { keyName: said, keyPrefix: 'pk_live_4fQ2', portal: said, url: URL, ...AT };
  const rfq = rfqSaying(said);
  const hook = { subscription: said, host: said, url: URL };
  return [
    confirmEmail({ name: said, portal: said, slug: 'romashka', url: URL }, locale),
    alreadyRegistered({ loginUrl: URL, resetUrl: URL }, locale),
    passwordReset({ name: said, url: URL }, locale),
    ...[passwordChanged, newDevice].map((tell) =>
      tell({ name: said, changedAt: ISO, device: said, resetUrl: URL, ...AT }, locale),
    ),
    invitation({ inviter: said, portal: said, role: said, url: URL, expiresAt: ISO, ...AT }, locale),
    ...[30, 7, 1].map((daysLeft) => keyExpiring({ ...key, expiresAt: ISO, daysLeft }, locale)),
    writeWaits(
      { ...key, name: said, title: { en: 'Create an item', ru: 'Создать позицию' }[locale], expiresAt: ISO },
      locale,
    ),
    keyRevoked({ ...key, revokedAt: ISO, revokedBy: said }, locale),
    ...[6, 24, 72].map((hours) =>
      webhookFailing({ ...hook, hours, failedAttempts: 41, lastFault: { errorCode: 'tls' } }, locale),
    ),
    rfqInvitation(rfq, locale),
    rfqReminder(rfq, locale),
    ...(['deadline', 'revision'] as const).map((what) => rfqChanged({ ...rfq, what, quoted: true }, locale)),
    rfqSummary(
      { ...rfq, name: said, asked: 9, quoted: 2, declined: 1, silent: Array(6).fill(said), unsealed: true },
      locale,
    ),
    letterUndelivered({ name: said, subject: said, recipient: 'a@romashka.ru', reason: said, url: URL }, locale),
    integrationSuspended({ integration: said, publisher: said, portal: said, reason: said, url: URL }, locale),
    ...(['failing', 'gone', 'requested'] as const).map((reason) => webhookDisabled({ ...hook, reason }, locale)),
  ];
}

const rfqSaying = (said: string) => ({
  name: said,
  buyer: said,
  number: 'RFQ-2026-0001',
  title: said,
  deadline: ISO,
  message: said,
  items: Array.from({ length: 12 }, () => ({ name: said, quantity: '10' })),
  url: URL,
  ...AT,
});

test('a withdrawn request leaves no link behind, and never says why', () => {
  for (const locale of ['ru', 'en'] as const) {
    const { html, text } = renderLetter(
      rfqCancelled({ ...rfqSaying('Северный завод'), onlyYou: false }, locale),
      locale,
    );
    assert.doesNotMatch(html + text, /portal\.example\.com|undefined|null/);
    assert.match(text, /RFQ-2026-0001/);
  }
});

/** Letters that are answered by a letter, and lead nowhere. */
const answered = (said: string, locale: LetterLocale): Letter[] => [
  invoiceRequest(
    {
      name: said,
      company: said,
      companyInn: '7707083893',
      number: 'IR-2026-0001',
      requisitionNumber: 'PR-2026-0001',
      deliveryAddress: said,
      dueDate: '2026-12-01',
      message: `${said}\n${said}`,
      lines: [{ name: said, quantity: '10', price: '1234.5', currency: 'RUB', vatMode: 'included', vatRate: '22' }],
    },
    locale,
  ),
  invoiceRejected(
    { name: null, company: said, number: said, date: '2026-12-01', gross: '1', currency: 'USD', reason: said },
    locale,
  ),
];

test('letters that are answered by a letter say who asks and for what, in both languages', () => {
  for (const locale of ['ru', 'en'] as const)
    for (const letter of answered('Северный завод', locale)) {
      const { subject, text, html } = renderLetter(letter, locale);
      assert.equal(letter.sender, 'Северный завод');
      assert.ok(subject.length < 78, subject);
      assert.doesNotMatch(`${html}${text}`, /undefined|null|NaN|\[object/);
      if (locale === 'en') assert.doesNotMatch(text.replaceAll('Северный завод', ''), /[а-яё]/i);
      for (const line of text.split('\n')) assert.ok(line.length <= 76, line);
    }
});

test('every letter has its words in both languages, a link in both parts and no line above 76 but addresses', () => {
  for (const locale of ['ru', 'en'] as const)
    for (const letter of letters('Северный завод', locale)) {
      const { subject, html, text } = renderLetter(letter, locale);
      assert.ok(subject.length > 5 && subject.length < 78, subject);
      assert.ok(letter.preheader.length > 10 && letter.preheader !== subject);
      assert.ok(html.includes('href="https://portal.example.com/confirm?token=a&amp;b=1"'));
      assert.ok(text.includes(`\n${URL}\n`));
      for (const line of text.split('\n')) assert.ok(line.length <= 76 || line.startsWith('https://'), line);
      if (locale === 'en') assert.doesNotMatch(text.replaceAll('Северный завод', ''), /[а-яё]/i);
      assert.doesNotMatch(`${html}${text}${subject}`, /undefined|null|NaN|\[object/);
    }
});

test("a person's words never become markup, a line of their own or a link", () => {
  const evil =
    '<img src=x onerror=alert(1)>"\'&\r\nBcc: a@evil.example\u202e https://evil.example/win www.evil.example';
  for (const letter of [...letters(evil, 'ru'), ...answered(evil, 'ru')]) {
    const { subject, html, text } = renderLetter(letter, 'ru');
    assert.doesNotMatch(html, /<img/);
    assert.doesNotMatch(`${letter.sender}${subject}${html}${text}`, /https:\/\/evil|evil\.example|\u202e/);
    assert.doesNotMatch(subject, /[\r\n]/);
  }
});

test('a name keeps its look and loses its length', () => {
  assert.equal(plainName('ООО «Ромашка»'), 'ООО «Ромашка»');
  assert.equal(plainName('  А.\n  С. Пушкин '), 'А. С. Пушкин');
  assert.equal(quotedName('ООО «Ромашка»', 'ru'), 'ООО «Ромашка»');
  assert.equal(quotedName('Ромашка', 'ru') + quotedName('Daisy', 'en'), '«Ромашка»“Daisy”');
  assert.equal(plainName('Я'.repeat(500)).length, 80);
  assert.equal(plainName('ромашка.рф').replaceAll('\u2060', ''), 'ромашка.рф');
});

test('text is wrapped without losing or breaking a word', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-zа-я]{1,100}$/)), (words) => {
      const lines = wrapText(words.join(' ')).split('\n');
      assert.equal(lines.join(' '), words.join(' '));
      for (const line of lines) assert.ok(line.length <= 76 || !line.includes(' '));
    }),
  );
});

test('counts and moments are in good Russian', () => {
  const days = [1, 2, 5, 7, 11, 21, 22, 30].map((count) => countWords(count, 'day', 'ru').replace('\u00a0', ' '));
  assert.deepEqual(days, ['1 день', '2 дня', '5 дней', '7 дней', '11 дней', '21 день', '22 дня', '30 дней']);
  assert.equal(countWords(72, 'hour', 'ru'), '72\u00a0часа');
  assert.equal(countWords(1, 'day', 'en'), '1\u00a0day');
  assert.equal(plainMoment(ISO, 'ru', 'Europe/Moscow'), '21 ноября 2026 г. в 11:00 по Москве');
  assert.equal(plainMoment(ISO, 'ru', 'Asia/Yekaterinburg'), '21 ноября 2026 г. в 13:00 (Екатеринбург, UTC+5)');
  assert.equal(plainMoment(ISO, 'en', 'Asia/Almaty'), '21 November 2026 at 13:00 (Almaty Time, UTC+5)');
  assert.equal(plainMoment(ISO, 'ru', 'UTC'), '21 ноября 2026 г. в 08:00 (UTC+0)');
});

test('sums and quantities are as people write them, exact to the last digit', () => {
  assert.equal(plainMoney('1234.5', 'RUB', 'ru'), '1\u00a0234,50\u00a0₽');
  assert.equal(
    plainMoney('90071992547409931234.567891', 'RUB', 'ru').replace(/\s/g, ''),
    '90071992547409931234,567891₽',
  );
  assert.equal(plainMoney('0.125', 'USD', 'en'), 'US$0.125');
  assert.equal(plainMoney('1234.5', 'RUB', 'en'), 'RUB\u00a01,234.50');
  assert.equal(plainQuantity('1250.500000', '055', 'ru'), '1\u00a0250,5\u00a0м²');
  assert.equal(plainQuantity('1', '796', 'en'), '1\u00a0piece');
  assert.equal(plainQuantity('24000', '812', 'en'), '24,000\u00a0boxes');
  assert.equal(plainQuantity('2', '797', 'en'), '2\u00a0hundred pieces');
  assert.equal(plainDay('2026-12-01', 'ru'), '1 декабря 2026 г.');
  assert.equal(plainDay('2026-12-01', 'en'), '1 December 2026');
});
