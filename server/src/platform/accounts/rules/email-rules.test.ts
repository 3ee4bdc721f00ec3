import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkEmail, normaliseEmail } from './email-rules.ts';

const LABEL_64 = 'a'.repeat(64);
const cases: [email: string, expected: string | null][] = [
  ['ivanov@stroymash.ru', null],
  ['Ivanov@StroyMash.RU', null],
  ['a.b+c_d@sub.firm.com', null],
  ['info@почта.рф', null],
  ['info@xn--80a1acny.xn--p1ai', null],
  ['user@gmail.com', null],
  ['user@mail.ru', null],
  [`${'a'.repeat(64)}@firm.ru`, null],
  ['', 'email_format'],
  ['ivanov', 'email_format'],
  ['@firm.ru', 'email_format'],
  ['ivanov@', 'email_format'],
  ['ivanov@firm', 'email_format'],
  ['ivanov@firm..ru', 'email_format'],
  ['ivanov@-firm.ru', 'email_format'],
  ['ivanov@firm.ru.', 'email_format'],
  ['.ivanov@firm.ru', 'email_format'],
  ['iva..nov@firm.ru', 'email_format'],
  ['iva nov@firm.ru', 'email_format'],
  ['a@b@firm.ru', 'email_format'],
  ['"a b"@firm.ru', 'email_format'],
  ['иванов@firm.ru', 'email_format'],
  ['ivanov@[127.0.0.1]', 'email_format'],
  ['ivanov@127.0.0.1', 'email_format'],
  ['ivanov@fi%72m.ru', 'email_format'],
  ['ivanov@firm.ru\nBcc: x@y.ru', 'email_format'],
  ['Ivanov <ivanov@firm.ru>', 'email_format'],
  ['ivanov@xn--a.ru', 'email_format'],
  [`${LABEL_64}a@firm.ru`, 'email_format'],
  [`ivanov@${LABEL_64}.ru`, 'email_format'],
  [
    `ivanov@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(8)}.ru`,
    'email_format',
  ],
  ['test@firm.ru', 'email_placeholder'],
  ['test1@firm.ru', 'email_placeholder'],
  ['my-test@firm.ru', 'email_placeholder'],
  ['zakaz@attestat.ru', null],
  ['templeton@firm.ru', null],
  ['demodov@contest.ru', null],
  ['Demo.User@firm.ru', 'email_placeholder'],
  ['ivanov@example.com', 'email_placeholder'],
  ['ivanov@mail.sample-firm.ru', 'email_placeholder'],
  ['ivanov@firm.test', 'email_placeholder'],
  ['dummy@firm.ru', 'email_placeholder'],
  ['ivanov@fake-firm.ru', 'email_placeholder'],
  ['ivanov@temp-mail.org', 'email_placeholder'],
  ['ivanov@mailinator.com', 'email_disposable'],
  ['ivanov@inbox.mailinator.com', 'email_disposable'],
  ['ivanov@YOPMAIL.com', 'email_disposable'],
  ['ivanov@10minutemail.com', 'email_disposable'],
  ['ivanov@dropmail.me', 'email_disposable'],
  ['ivanov@postshift.ru', 'email_disposable'],
  ['ivanov@mailinator-firm.ru', null],
];
for (const [email, expected] of cases) {
  test(`e-mail ${JSON.stringify(email)} is ${expected ?? 'accepted'}`, () => assert.equal(checkEmail(email), expected));
}

test('e-mails that reach one mailbox are stored alike', () => {
  assert.equal(normaliseEmail('  Ivanov@Firm.RU '), 'ivanov@firm.ru');
  assert.equal(normaliseEmail('info@Почта.РФ'), 'info@xn--80a1acny.xn--p1ai');
  assert.equal(normaliseEmail(normaliseEmail('info@почта.рф')), 'info@xn--80a1acny.xn--p1ai');
});
