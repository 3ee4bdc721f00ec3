import assert from 'node:assert/strict';
import { test } from 'node:test';
import { proposalAnswer } from './proposal-answer.ts';

const said: Parameters<typeof proposalAnswer>[0] = {
  ...{ name: 'Анна', number: 'KP-2026-0031', title: null, customer: 'ООО «Север»', total: '100', currency: 'RUB' },
  what: 'asked',
  ...{ person: 'Пётр', position: null, email: null, text: 'Входит ли разгрузка?', url: 'https://x/1' },
};

test('a question is answered by one click, to the address as it was given', () => {
  const { facts = [], link } = proposalAnswer({ ...said, email: 'petr.kuznetsov+kp@sever.ru' }, 'ru');
  assert.ok(facts.some(([, value]) => value === 'petr.kuznetsov+kp@sever.ru'));
  assert.equal(link?.url, 'mailto:petr.kuznetsov%2Bkp@sever.ru?subject=KP-2026-0031');
  assert.equal(proposalAnswer(said, 'ru').link, undefined);
});

test('an address that would write headers of its own writes none', () => {
  const { link } = proposalAnswer({ ...said, email: 'a?bcc=all&x@sever.ru' }, 'ru');
  assert.equal(link?.url, 'mailto:a%3Fbcc%3Dall%26x@sever.ru?subject=KP-2026-0031');
});

test('a letter of a customer whose name is not known begins like a sentence', () => {
  assert.equal(proposalAnswer({ ...said, customer: '' }, 'ru').heading, 'Вопрос по предложению');
});
