import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oneSlip } from './one-slip.ts';

const near = [
  ['цемент', 'цимент'],
  ['цемент', 'цемнт'],
  ['цемент', 'цеммент'],
  ['цемент', 'цмеент'],
  ['цемент', 'цемен'],
  ['цемент', 'цемент'],
] as const;
for (const [one, other] of near)
  test(`«${one}» and «${other}» are one slip apart`, () => assert.ok(oneSlip(one, other) && oneSlip(other, one)));

const far = [
  ['цемент', 'цимнт'],
  ['цемент', 'ецменто'],
  ['болт', 'винт'],
  ['abcd', 'bcda'],
] as const;
for (const [one, other] of far) test(`«${one}» and «${other}» are not`, () => assert.ok(!oneSlip(one, other)));
