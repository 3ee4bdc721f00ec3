import assert from 'node:assert/strict';
import { test } from 'node:test';
import iconv from 'iconv-lite';
import type { TextEncoding } from './encodings.ts';
import { guessEncoding } from './guess-encoding.ts';

const texts: ReadonlyArray<[TextEncoding, string]> = [
  ['utf-8', "Côte d'Ivoire; Ёлка; Příliš"],
  ['windows-1251', 'Цемент М500; мешок'],
  ['windows-1251', 'Кабель ВВГнг(А)-LS 3х2,5; № 5'],
  ['windows-1251', 'КОМПЛЕКТУЮЩИЕ (ЗАПАСНЫЕ ЧАСТИ)\nНЕФТЕПРОДУКТЫ ПРОЧИЕ\nУСЛУГИ БРОКЕРОВ'],
  ['cp866', 'Цемент М500; мешок'],
  ['koi8-r', 'Цемент М500; мешок'],
  ['windows-1252', "Côte d'Ivoire"],
  ['windows-1252', 'Größe; Stück; Öl für Motor'],
  ['windows-1252', 'Câble électrique; prix élevé'],
  ['windows-1250', 'mosiężny zawór; żarówka; CIĄGNIK ŁADOWACZ'],
  ['iso-8859-2', 'Příliš žluťoučký kůň; Žilina'],
];

for (const [encoding, text] of texts)
  test(`${encoding} is known by its words: ${text.split('\n')[0]}`, () => {
    const bytes = iconv.encode(text, encoding);
    assert.equal(iconv.decode(bytes, guessEncoding(bytes).encoding), text);
  });

test('plain Latin letters are no reason for doubt, nor are Russian words of a file', () => {
  for (const text of ['Bolt M8; pcs', 'Болт М8х20; шт', 'Труба 1/2"; оцинк.'])
    assert.deepEqual(guessEncoding(iconv.encode(text, 'windows-1251')).choices, [], text);
});

test('words that stand far down a file tell its encoding', () => {
  const bytes = iconv.encode(`${'A-1;Bolt\r\n'.repeat(50_000)}A-2;Côte d'Ivoire\r\n`, 'windows-1252');
  assert.deepEqual(guessEncoding(bytes), { encoding: 'windows-1252', choices: [] });
});

test('a word that two encodings may mean is shown in both', () => {
  const { encoding, choices } = guessEncoding(iconv.encode('čerpadlo', 'windows-1250'));
  assert.equal(encoding, choices[0]?.encoding);
  assert.ok(choices.some((one) => one.encoding === 'windows-1250' && one.sample === 'čerpadlo'));
  const diameter = guessEncoding(iconv.encode('Ø20', 'windows-1252')).choices.map(({ sample }) => sample);
  assert.deepEqual(diameter.slice(0, 2).sort(), ['Ø20', 'Ш20']);
});

test('a list whose articles all begin with one letter is read by its words', () => {
  const lines = Array.from({ length: 500 }, (_, at) => `К-${at + 1};Кабель ВВГнг, барабан ${at + 1};${101 + at},50`);
  const text = ['Артикул;Наименование;Плановая цена', ...lines].join('\r\n');
  for (const encoding of ['windows-1251', 'koi8-r', 'cp866'])
    assert.equal(guessEncoding(iconv.encode(text, encoding)).encoding, encoding);
});
