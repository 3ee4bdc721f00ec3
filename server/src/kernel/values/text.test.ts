import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cleanText, clipText, hasForbiddenCharacters, hasForbiddenCharactersInLines } from './text.ts';

test('a text is stored composed and trimmed', () => {
  assert.equal(cleanText('  и\u0306од \n'), 'йод');
  assert.equal(cleanText('\u00a0\t труба  57 '), 'труба  57');
  assert.equal(cleanText(' \u3000 '), '');
});

const names: [name: string, forbidden: boolean][] = [
  ['Труба 57×3,5 «ГОСТ» №1', false],
  ['می\u200cخواهم', false],
  ['👩\u200d🔧', false],
  ['a\u0000b', true],
  ['a\tb', true],
  ['a\nb', true],
  ['a\u007fb', true],
  ['a\u0085b', true],
  ['invoice\u202efdp.exe', true],
  ['a\u2066b', true],
  ['a\u200bb', true],
  ['a\ufeffb', true],
  ['a\u2028b', true],
  ['a\ud83db', true],
];
for (const [name, forbidden] of names) {
  test(`name ${JSON.stringify(name)} is ${forbidden ? 'refused' : 'fine'}`, () => {
    assert.equal(hasForbiddenCharacters(name), forbidden);
  });
}

test('a comment may have lines but no direction marks', () => {
  assert.equal(hasForbiddenCharactersInLines('one\r\n\ttwo'), false);
  assert.equal(hasForbiddenCharactersInLines('one\u202etwo'), true);
});

test('a text that is too long ends in an ellipsis, between letters and never within one', () => {
  assert.equal(clipText('Кабель', 6), 'Кабель');
  assert.equal(clipText('Кабель медный', 8), 'Кабель…');
  assert.equal(clipText('😀😀😀', 4), '😀…');
  assert.ok(clipText('😀😀😀', 5).isWellFormed());
});
