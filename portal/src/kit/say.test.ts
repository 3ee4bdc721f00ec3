import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spoken } from '../../test/draw.ts';
import { counted, language, onLanguage, say, speak, speakAsBrowser, words } from './say.ts';

const requisitions = (count: number) =>
  counted(count, ['requisition', 'requisitions'], ['заявка', 'заявки', 'заявок']).replace(/\s/g, ' ');

test('Russian is spoken until somebody asks for English', () => {
  assert.equal(language(), 'ru');
  assert.equal(say('Warehouse', 'Склад'), 'Склад');
  assert.equal(say(words('Warehouse', 'Склад')), 'Склад');
});

test('what is said afterwards is said in the language that was chosen', () => {
  assert.equal(
    spoken('en', () => say('Warehouse', 'Склад')),
    'Warehouse',
  );
  assert.equal(language(), 'ru');
});

test('whoever listens hears of a change of language, and no more once it has left', () => {
  const heard: string[] = [];
  const leave = onLanguage(() => heard.push(language()));
  spoken('en', () => {});
  leave();
  spoken('en', () => {});
  assert.deepEqual(heard, ['en', 'ru']);
});

/** The language after `act`, in a browser that reads these languages and keeps these words. */
function heardIn(languages: readonly string[], kept: Record<string, string> | undefined, act: () => void) {
  const place = {
    navigator: { languages },
    document: { documentElement: {} },
    localStorage: {
      getItem: (name: string) => (kept ? (kept[name] ?? null) : forbidden()),
      setItem: (name: string, value: string) => (kept ? Object.assign(kept, { [name]: value }) : forbidden()),
    },
  };
  const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  for (const [name, value] of Object.entries(place))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  act();
  const heard = language();
  if (before) Object.defineProperty(globalThis, 'navigator', before);
  for (const name of ['document', 'localStorage']) Reflect.deleteProperty(globalThis, name);
  spoken('ru', () => {});
  return heard;
}

const forbidden = () => {
  throw new Error('This device keeps nothing.');
};

test('a visitor hears the language of their browser, unless one was chosen; nothing is kept of it', () => {
  const kept = {};
  assert.equal(heardIn(['en-US', 'ru'], kept, speakAsBrowser), 'ru');
  assert.equal(heardIn(['de-DE', 'en'], kept, speakAsBrowser), 'en');
  assert.deepEqual(kept, {});
  assert.equal(heardIn(['en'], { 'prokura.language': 'ru' }, speakAsBrowser), 'ru');
});

test('a device that keeps nothing is spoken to all the same', () => {
  assert.equal(heardIn(['en'], undefined, speakAsBrowser), 'en');
  assert.equal(
    heardIn([], undefined, () => speak('en')),
    'en',
  );
});

for (const [count, told] of [
  [1, '1 заявка'],
  [2, '2 заявки'],
  [5, '5 заявок'],
  [11, '11 заявок'],
  [21, '21 заявка'],
  [104, '104 заявки'],
  [1_000, '1 000 заявок'],
] as const)
  test(`a number agrees with its word: ${told}`, () => {
    assert.equal(requisitions(count), told);
  });

test('English knows one and many', () => {
  assert.deepEqual(
    spoken('en', () => [1, 0, 2, 1_000].map(requisitions)),
    ['1 requisition', '0 requisitions', '2 requisitions', '1,000 requisitions'],
  );
});
