import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { redact } from './redact.ts';

const secret = 'сЕкрет/+&"=7f3a91c2%';

const spellings: Readonly<Record<string, (text: string) => string>> = {
  'as it is': (text) => text,
  'in JSON': (text) => JSON.stringify({ text }),
  'in JSON inside JSON': (text) => JSON.stringify(JSON.stringify(text).slice(1, -1)).slice(1, -1),
  'in an address': (text) => encodeURIComponent(text),
  'in an address, small letters': (text) => encodeURIComponent(text).replace(/%../g, (one) => one.toLowerCase()),
  'in an address inside an address': (text) => encodeURIComponent(encodeURIComponent(text)),
  'in a form': (text) => new URLSearchParams({ text }).toString(),
  'in hexadecimal': (text) => Buffer.from(text).toString('hex'),
  'in capital hexadecimal': (text) => Buffer.from(text).toString('hex').toUpperCase(),
  'in Base64': (text) => Buffer.from(text).toString('base64'),
  'in Base64 for addresses': (text) => Buffer.from(text).toString('base64url'),
  'as a password in Base64': (text) => Buffer.from(`anna:${text}`).toString('base64'),
  'between others in Base64': (text) => Buffer.from(`ab${text}, and more`).toString('base64'),
};

for (const [how, spell] of Object.entries(spellings))
  test(`a secret is covered ${how}`, () => {
    const shown = redact({ message: `said: ${spell(secret)}!` }, [secret]) as { message: string };
    assert.ok(shown.message.includes('••••'), shown.message);
    for (const part of [spell(secret), secret, secret.slice(2, -2)]) assert.ok(!shown.message.includes(part));
  });

test('a secret is covered in lists, in names and at any depth', () => {
  const shown = JSON.stringify(redact({ a: [{ b: [secret] }], [secret]: 1 }, [secret]));
  assert.ok(!shown.includes('7f3a91c2'), shown);
});

test('what stands under the name of a secret is covered whatever it is', () => {
  const names = ['Authorization', 'set-cookie', 'X-Api-Key', 'apiKey', 'access_token', 'refreshToken', 'clientSecret'];
  const shown = redact(Object.fromEntries(names.map((name) => [name, 'unknown to us'])), []) as Record<string, string>;
  assert.deepEqual(
    Object.values(shown),
    names.map(() => '••••'),
  );
});

test('of two secrets the longer one leaves no tail', () => {
  const shown = redact('key-1234-and-the-rest', ['key-1234', 'key-1234-and-the-rest']);
  assert.equal(shown, '••••');
});

test('texts without secrets stay as they are', () => {
  assert.deepEqual(redact({ message: 'Получено 12 записей', count: 12, none: null }, [secret]), {
    message: 'Получено 12 записей',
    count: 12,
    none: null,
  });
});

test('whatever stands around a secret in Base64, it cannot be read back', () => {
  const text = fc.string({ minLength: 0, maxLength: 12, unit: 'grapheme-ascii' });
  const hidden = fc.string({ minLength: 8, maxLength: 40, unit: fc.constantFrom(...'abcXYZ019-_/+=') });
  fc.assert(
    fc.property(text, hidden, text, (before, key, behind) => {
      const encoded = Buffer.from(before + key + behind).toString('base64');
      const left = String(redact(encoded, [key])).split('••••');
      return left.every((part) => !Buffer.from(part, 'base64').toString('latin1').includes(key));
    }),
  );
});
