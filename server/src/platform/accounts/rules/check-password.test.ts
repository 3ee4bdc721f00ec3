import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkPassword } from './check-password.ts';

const OWNER = { portalName: 'stroy-mash', email: 'petr.ivanov+buy@firm.ru' };

const cases: [password: string, expected: string | null][] = [
  ['plum-kettle-94-orbit', null],
  ['семь синих чайников', null],
  ['xK4!vT9#qLm2', null],
  ['😀🚀🌵🎻🧲🪐🦉🧭🛶🎲🪁🧵', null],
  ['x'.repeat(11), 'password_too_short'],
  ['😀🚀🌵🎻🧲🪐🦉🧭🛶🎲🪁', 'password_too_short'],
  ['xK4!vT9#qLm2'.repeat(21), null],
  ['xK4!vT9#qLm2'.repeat(22), 'password_too_long'],
  ['aaaaaaaaaaaa', 'password_trivial'],
  ['121212121212', 'password_trivial'],
  ['trustno1trustno1', 'password_trivial'],
  ['hunter2hunter2hunt', 'password_trivial'],
  ['abcdefghijklmnop', 'password_trivial'],
  ['1234567890123', 'password_trivial'],
  ['9876543210qwerty', 'password_trivial'],
  ['QWERTYuiopasdfgh', 'password_trivial'],
  ['йцукенгшщзхъ', 'password_trivial'],
  ['1q2w3e4r5t6y', 'password_common'],
  ['1QAZ2wsx3EDC', 'password_common'],
  ['Administrator', 'password_common'],
  ['Password1234', 'password_common'],
  ['Password2026!', 'password_common'],
  ['!!Sunshine1987', 'password_common'],
  ['MyProkura-94-orbit', 'password_common'],
  ['Прокура-94-орбита', 'password_common'],
  ['Zakupki2026!', 'password_common'],
  ['Stroy-Mash-94-orbit', 'password_contains_portal'],
  ['94orbitSTROYMASH', 'password_contains_portal'],
  ['petr.ivanov-94-orbit', 'password_contains_email'],
  ['PetrIvanov94orbit', 'password_contains_email'],
];
for (const [password, expected] of cases) {
  test(`password ${password.slice(0, 24)} is ${expected ?? 'accepted'}`, () => {
    assert.equal(checkPassword(password, OWNER), expected);
  });
}

test('a very short portal or mailbox name does not spoil passwords', () => {
  assert.equal(checkPassword('plum-kettle-94-orbit', { portalName: 'plu', email: 'orb@firm.ru' }), null);
});

test('random passwords are accepted', () => {
  const symbols = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!#%&*');
  const password = fc.string({ unit: symbols, minLength: 16, maxLength: 16 }).filter((text) => new Set(text).size > 10);
  fc.assert(
    fc.property(fc.noBias(password), (text) => assert.equal(checkPassword(text, OWNER), null)),
    { numRuns: 500 },
  );
});
