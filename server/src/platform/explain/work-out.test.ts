import assert from 'node:assert/strict';
import { test } from 'node:test';
import { words } from '../../kernel/problems/errors.ts';
import { formulaInWords } from './formula-in-words.ts';
import { labelsOf, workOut } from './work-out.ts';

const label = words('Price', 'Цена');
const from = { type: 'invoice', id: null, field: 'price', url: null };
const input = (name: string, value: string) => ({ name, label, value, from });

test('a formula keeps the order of operations, and rounds only where it says so', () => {
  const steps = [input('a', '10'), input('b', '3'), { name: 'third', label, formula: 'a / b' }];
  const reached = (formula: string, scale = 6) => workOut({ steps, formula }).value.toText(scale);
  assert.equal(reached('a - b * 2'), '4');
  assert.equal(reached('(a - b) * 2'), '14');
  assert.equal(reached('third * b'), '10', 'nothing is lost between the steps');
  assert.equal(reached('round(third, 2) * b'), '9.99');
  assert.equal(reached('min(99.99, max(0.01, round(a / b, 2)))'), '3.33');
});

test('a name with [] stands for that step of every line', () => {
  const steps = [input('lines[1].net', '1.10'), input('lines[2].net', '2.20')];
  assert.equal(workOut({ steps, formula: 'sum(lines[].net) / count(lines[].net)' }).value.toText(), '1.65');
  assert.equal(workOut({ steps: [], formula: 'sum(lines[].net)' }).value.toText(), '0');
});

test('a formula is said in both languages', () => {
  const steps = [input('price', '1'), { ...input('lines[1].net', '1'), label: words('Net', 'Без НДС') }];
  const { formula } = workOut({ steps, formula: 'round((price + 0.5) * sum(lines[].net), 2)' });
  const said = (language: 'en' | 'ru') => formulaInWords(formula, labelsOf(steps), language);
  assert.equal(said('en'), '(“Price” + 0.5) × sum of “Net”, rounded to 2 digits');
  assert.equal(said('ru'), '(«Цена» + 0,5) × сумма «Без НДС», округлено до 2 знаков');
});
