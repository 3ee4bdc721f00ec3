import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CounterpartyRecord } from '../../../kernel/integrations/ports/exchange-record.ts';
import { type Namesake, plainName } from '../../counterparties/namesakes.ts';
import { meantBy } from './meant-by.ts';

const record = (name: string, inn?: string, kpp?: string) =>
  ({ name, ...(inn !== undefined && { inn }), ...(kpp !== undefined && { kpp }) }) as CounterpartyRecord;

const ours = (id: string, name: string, inn: string | null = null, kpp: string | null = null): Namesake => ({
  ...{ id, inn, kpp },
  plainName: plainName(name),
});

/** The identifier of ours, `new`, or the beginning of why a person has to say. */
function meant(one: CounterpartyRecord, ...alike: Namesake[]): string {
  const answer = meantBy(one, alike);
  if ('unsure' in answer) return /с таким ИНН/.test(answer.unsure.ru) ? 'unsure of the KPP' : 'unsure of the INN';
  return answer.id ?? 'new';
}

const cement = 'ООО «Цементный двор»';

test('the same INN and KPP is the same counterparty, whatever it is called there', () => {
  assert.equal(meant(record('Цемдвор', '7736050003', '773601001'), ours('a', cement, '7736050003', '773601001')), 'a');
  assert.equal(meant(record('ИП Сидоров', '500100732259'), ours('a', 'Сидоров', '500100732259')), 'a');
});

test('another KPP of one INN is another branch', () => {
  assert.equal(meant(record(cement, '7736050003', '695001001'), ours('a', cement, '7736050003', '773601001')), 'new');
});

test('a KPP that only one side has is left to a person', () => {
  const withKpp = ours('a', cement, '7736050003', '773601001');
  assert.equal(meant(record(cement, '7736050003'), withKpp), 'unsure of the KPP');
  const withoutKpp = ours('a', cement, '7736050003');
  assert.equal(meant(record(cement, '7736050003', '773601001'), withoutKpp), 'unsure of the KPP');
});

test('a branch that agrees whole is meant even where another one has no KPP', () => {
  const branches = [ours('a', cement, '7736050003'), ours('b', cement, '7736050003', '773601001')];
  assert.equal(meant(record(cement, '7736050003', '773601001'), ...branches), 'b');
});

test('of the same name, without an INN on one of the sides, a person has to say', () => {
  assert.equal(meant(record(cement, '7736050003'), ours('a', 'ооо "Цементный  Двор"')), 'unsure of the INN');
  assert.equal(meant(record(cement), ours('a', cement, '7736050003')), 'unsure of the INN');
  assert.equal(meant(record(cement), ours('a', cement)), 'unsure of the INN');
});

test('of the same name with an INN of its own on either side they are two', () => {
  assert.equal(meant(record(cement, '7736050003'), ours('a', cement, '5001007322')), 'new');
});

test('whom nobody is like is new', () => {
  assert.equal(meant(record('ООО «Ромашка»', '7707083893'), ours('a', cement, '7736050003')), 'new');
  assert.equal(meant(record('ООО «Ромашка»')), 'new');
});
