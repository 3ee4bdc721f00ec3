import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mentionAt, namedIn, piecesOf, withMention } from './mention-at.ts';

const anna = { id: 'anna', name: 'Анна Смирнова' };
const ann = { id: 'ann', name: 'Анна' };

/** The caret stands where the stroke is. */
const at = (marked: string, known = [anna].slice(1)) =>
  mentionAt(marked.replace('|', ''), marked.indexOf('|'), known)?.search;

test('a name is typed after an @ that begins a word, its second word too', () => {
  assert.equal(at('@|'), '');
  assert.equal(at('Спросите @Ан|'), 'Ан');
  assert.equal(at('Спросите (@Анна См|'), 'Анна См');
  assert.equal(at('Спросите @Ан| и других'), 'Ан');
});

test('an address of mail, a new line and a name that is whole ask for nobody', () => {
  assert.equal(at('anna@romashka|'), undefined);
  assert.equal(at('@Анна |'), undefined);
  assert.equal(at('@Анна\nСмир|'), undefined);
  assert.equal(at('@Анна Смирнова, сколько|', [anna]), undefined);
  assert.equal(at('Никого|'), undefined);
});

test('the whole name takes the place of what was typed of it, and the caret stands behind', () => {
  const sought = { from: 9, search: 'Ан' };
  assert.deepEqual(withMention('Спросите @Ан', sought, anna), { text: 'Спросите @Анна Смирнова ', caret: 24 });
  assert.deepEqual(withMention('Спросите @Ан сами', sought, anna), { text: 'Спросите @Анна Смирнова сами', caret: 24 });
});

test('who was named and taken out again is not mentioned', () => {
  assert.deepEqual(namedIn('@Анна Смирнова, да', [anna, { id: 'igor', name: 'Игорь' }]), [anna]);
});

test('names stand out in a text, the longest first, and the rest is text', () => {
  assert.deepEqual(piecesOf('<b>@Анна Смирнова</b> и @Анна', [ann, anna]), [
    { text: '<b>', isName: false },
    { text: '@Анна Смирнова', isName: true },
    { text: '</b> и ', isName: false },
    { text: '@Анна', isName: true },
  ]);
  assert.deepEqual(piecesOf('Никого', [anna]), [{ text: 'Никого', isName: false }]);
});
