import assert from 'node:assert/strict';
import { test } from 'node:test';
import { normalisePlate, plateKey } from './normalise-plate.ts';

const plates: ReadonlyArray<readonly [typed: string, kept: string, what: string]> = [
  ['а123вс777', 'А123ВС777', 'a car in small Cyrillic letters'],
  ['a123bc777', 'А123ВС777', 'a car in Latin letters'],
  ['A 123 вС-77', 'А123ВС77', 'letters of both alphabets, with spaces and a dash'],
  ['М 777 ММ 77 RUS', 'М777ММ77', 'with the country'],
  ['АВ 1234 77', 'АВ123477', 'a trailer'],
  ['eK 123 199', 'ЕК123199', 'a taxi'],
  ['1234 ab 50', '1234АВ50', 'a tractor'],
  ['у 1234 77', 'У123477', 'police'],
  ['ah 123 т 77', 'АН123Т77', 'in transit'],
  ['AB-1234 Ö', 'AB-1234 Ö', 'a foreign plate, as typed'],
  ['  01  KG   123 ABC ', '01 KG 123 ABC', 'a foreign plate of several parts'],
  ['Ж123ЖЖ77', 'Ж123ЖЖ77', 'letters that no Russian plate has'],
];

for (const [typed, kept, what] of plates)
  test(`${typed} is kept as ${kept}: ${what}`, () => {
    assert.equal(normalisePlate(typed), kept);
    assert.equal(normalisePlate(kept), kept);
  });

test('plates are compared without case, spaces and dashes', () => {
  assert.equal(plateKey('ab-1234 ö'), plateKey('AB 1234 Ö'));
  assert.notEqual(plateKey('А123ВС77'), plateKey('А123ВС777'));
});
