import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shortLegalName } from '../../../nouns/kit/short-legal-name.ts';
import { Refused } from '../../public-kit/call.ts';
import { longDay } from '../../public-kit/long-day.ts';
import { phoneWords } from '../../public-kit/phone-words.ts';
import { spoken } from '../../test/draw.ts';
import { acceptWords } from './accept-words.ts';
import { daysLeft } from './days-left.ts';
import { closedAs, offerOf, proposalOf, row } from './example-proposal.ts';
import { given } from './given.ts';
import { groupsOf } from './groups-of.ts';
import { faultOf, refusalWords } from './refusal-words.ts';
import { stateWords } from './state-words.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('rows stand under their headings, numbered through, with what each heading comes to', () => {
  const groups = groupsOf([
    row({ group: 'Фундамент', name: 'Цемент', lineAmount: '0.10' }),
    row({ group: null, name: 'Доставка', lineAmount: '5000.00' }),
    row({ group: 'Фундамент', name: 'Песок', lineAmount: '0.20' }),
  ]);
  assert.deepEqual(
    groups.map(({ label, rows, total }) => [label, rows.map(({ number, name }) => `${number} ${name}`), total]),
    [
      ['Фундамент', ['1 Цемент', '2 Песок'], '0.30'],
      [null, ['3 Доставка'], '5000.00'],
    ],
  );
});

test('who accepts is told in words what, from whom, for how much and with which VAT', () => {
  assert.equal(
    plain(acceptWords(proposalOf(), offerOf())),
    'Вы принимаете предложение KP-2026-0001 от ООО «Ромашка» на сумму 1 000,00 ₽, в том числе НДС 180,33 ₽. Продавец узнает об этом сразу.',
  );
  const untaxed = offerOf({ vatMode: 'none', vatTotals: [] });
  assert.match(plain(acceptWords(proposalOf(), untaxed)), /1 000,00 ₽, без НДС\./);
  assert.match(
    spoken('en', () => acceptWords(proposalOf(), offerOf())),
    /^You accept proposal KP-2026-0001 of ООО «Ромашка» for ₽1,000\.00, VAT ₽180\.33 included\./,
  );
});

test('a name of a company is said with its form in letters', () => {
  assert.equal(shortLegalName('Общество с ограниченной ответственностью «Ромашка»'), 'ООО «Ромашка»');
  assert.equal(shortLegalName('ПУБЛИЧНОЕ АКЦИОНЕРНОЕ ОБЩЕСТВО «Север»'), 'ПАО «Север»');
  assert.equal(
    shortLegalName('Индивидуальный предприниматель Кузнецов Пётр Николаевич'),
    'ИП Кузнецов Пётр Николаевич',
  );
  assert.equal(shortLegalName('Romashka GmbH'), 'Romashka GmbH');
});

test('a Russian telephone number is written in groups, any other as it was given', () => {
  assert.equal(plain(phoneWords('+79123456789')), '+7 912 345-67-89');
  assert.equal(phoneWords('+7 (495) 123-45-67 доб. 2'), '+7 (495) 123-45-67 доб. 2');
});

test('a day is written as letters write it, and days are counted across months', () => {
  assert.equal(plain(longDay('2026-03-05')), '5 марта 2026 г.');
  assert.equal(
    spoken('en', () => longDay('2026-03-05')),
    '5 March 2026',
  );
  assert.deepEqual(
    [daysLeft('2026-03-01', '2026-02-27'), daysLeft('2026-03-01', '2026-03-01'), daysLeft('2026-03-01', '2026-03-02')],
    [2, 0, -1],
  );
});

test('fields left empty are not sent, the rest without the spaces around it', () => {
  assert.deepEqual(given({ name: ' Пётр ', email: '  ' }), { name: 'Пётр' });
});

test('who accepted is named with their position, the time and their own words', () => {
  const answer = {
    ...{ at: '2026-11-24T09:30:00Z', name: 'Пётр Кузнецов', position: 'директор' },
    ...{ comment: 'Доставка до 10:00', reason: null },
  };
  const said = stateWords(closedAs('accepted', { answer }));
  assert.equal(said?.tone, 'good');
  assert.match(said?.lines[0] ?? '', /^Пётр Кузнецов, директор · 24 нояб\./);
  assert.equal(said?.lines[1], '«Доставка до 10:00»');
});

test('an answer that an employee wrote down after a call is told without a name', () => {
  const answer = { at: '2026-11-24T09:30:00Z', name: null, position: null, comment: null, reason: null };
  assert.match(stateWords(closedAs('declined', { answer }))?.lines[0] ?? '', /^24 нояб\./);
});

test('every state but an open one has its words in both languages', () => {
  assert.equal(stateWords(proposalOf()), undefined);
  for (const state of ['accepted', 'invoiced', 'declined', 'expired', 'withdrawn', 'replaced'] as const)
    for (const language of ['ru', 'en'] as const) {
      const said = spoken(language, () => stateWords(closedAs(state)));
      assert.ok(said && said.title !== '' && said.lines.length > 0, `${state} ${language}`);
    }
});

test('a broken line says that nothing is lost, too many requests when to try again, the rest what the server says', () => {
  assert.equal(refusalWords(new Refused(0, {})), 'Нет связи. Написанное сохранено: повторите, когда связь появится.');
  assert.equal(refusalWords(new Refused(429, {}, 21)), 'Слишком много запросов. Повторите через 21 секунду.');
  assert.equal(refusalWords(new Refused(409, { detail: 'Предложение уже принято.' })), 'Предложение уже принято.');
});

test('what is wrong with a field is a sentence at that field', () => {
  const refused = new Refused(422, { errors: [{ pointer: '/email', message: 'это не адрес почты' }] });
  assert.deepEqual([faultOf(refused, 'email'), faultOf(refused, 'name')], ['Это не адрес почты', undefined]);
});
