import assert from 'node:assert/strict';
import { test } from 'node:test';
import { similarity } from './similarity.ts';

const alike: ReadonlyArray<readonly [string, string]> = [
  ['цемент м 500', 'цемент м 500'],
  ['перчатки рабочие хлопчатобумажные', 'перчатки хлопчатобумажные рабочие'],
  ['кабель силовой медный гибкий ввг 3 х 2_5', 'кабель силовой медный гибкй ввг 3 х 2_5'],
];
for (const [a, b] of alike) test(`«${a}» and «${b}» are alike`, () => assert.ok(similarity(a, b) >= 0.85));

const different: ReadonlyArray<readonly [string, string]> = [
  ['болт м 8 х 20', 'болт м 8 х 25'],
  ['труба стальная водогазопроводная 20 х 2_8', 'труба стальная водогазопроводная 25 х 3_2'],
  ['цемент', 'цинк'],
  ['', 'цемент'],
];
for (const [a, b] of different) test(`«${a}» and «${b}» are not`, () => assert.ok(similarity(a, b) < 0.85));
