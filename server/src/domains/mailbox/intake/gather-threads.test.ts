import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gatherThreads, type KnownThread, type NewLetter } from './gather-threads.ts';

const letter = (messageId: string, answers: string[] = [], more: Partial<NewLetter> = {}): NewLetter => ({
  id: messageId,
  folder: 'INBOX',
  uidValidity: '1',
  uid: 1,
  messageId,
  answers,
  from: { name: '', address: 'sales@cement.ru' },
  to: [],
  cc: [],
  subject: 'Цены',
  text: '',
  sentAt: '2026-11-22T10:00:00.000Z',
  attachments: [],
  bounce: null,
  others: ['sales@cement.ru'],
  ...more,
});

const gather = (letters: NewLetter[], known: Record<string, string> = {}, talks: KnownThread[] = []) => {
  let made = 0;
  const found = gatherThreads(letters, new Map(Object.entries(known)), talks, () => `new-${++made}`);
  return found.map(({ threadId, letters, absorbed }) =>
    [
      threadId,
      letters
        .map(({ id }) => id)
        .sort()
        .join(),
      ...absorbed,
    ].join(' '),
  );
};

test('letters that answer each other are one conversation, in whatever order they come', () => {
  const [a, b, c] = [letter('a'), letter('b', ['a']), letter('c', ['a', 'b'])];
  for (const order of [
    [a, b, c],
    [c, b, a],
    [b, a, c],
    [c, a, b],
  ])
    assert.deepEqual(gather(order), ['new-1 a,b,c']);
});

test('programs that name the last letter alone are understood once the missing one comes', () => {
  assert.deepEqual(gather([letter('a'), letter('c', ['b']), letter('b', ['a'])]), ['new-1 a,b,c']);
});

test('a letter that joins two conversations of ours makes them one, the older', () => {
  assert.deepEqual(gather([letter('x', ['a', 'b'])], { a: '01', b: '02' }), ['01 x 02']);
});

test('an answer that names nothing goes by its subject to the same writer', () => {
  const talk = { id: '01', subject: 'Цены', addresses: ['sales@cement.ru'] };
  assert.deepEqual(gather([letter('x', [], { subject: 'Re: цены' })], {}, [talk]), ['01 x']);
  assert.deepEqual(gather([letter('x', [], { subject: 'Отв: RE[2]:  Цены' })], {}, [talk]), ['01 x']);
});

test('the same subject of another writer is another conversation', () => {
  const talk = { id: '01', subject: 'Цены', addresses: ['sales@cement.ru'] };
  const stranger = { name: '', address: 'sales@pesok.ru' };
  assert.deepEqual(gather([letter('x', [], { subject: 'Re: Цены', from: stranger })], {}, [talk]), ['new-1 x']);
  assert.deepEqual(gather([letter('a'), letter('x', [], { subject: 'Re: Цены', from: stranger })]), [
    'new-1 a',
    'new-2 x',
  ]);
});

test('a new letter with the subject of an old one is a conversation of its own', () => {
  const talk = { id: '01', subject: 'Цены', addresses: ['sales@cement.ru'] };
  assert.deepEqual(gather([letter('x')], {}, [talk]), ['new-1 x']);
});

test('a report of non-delivery joins the letter that came back', () => {
  const bounce = { messageId: 'ours', failed: [] };
  assert.deepEqual(gather([letter('x', [], { bounce })], { ours: '01' }), ['01 x']);
});
