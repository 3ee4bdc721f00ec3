import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newTemplate, templateBodyOf, templateValuesOf } from './template-values.ts';

test('a template without a schedule is sent without one, whatever its fields hold', () => {
  assert.deepEqual(templateBodyOf({ ...newTemplate(' Канцелярия '), dueInDays: '7' }), {
    ...{ name: 'Канцелярия', responsibleId: null, dueInDays: 7, submits: false, schedule: null },
  });
});

test('what was read is sent back as it was, the day it begins included', () => {
  const schedule = { every: 2, unit: 'month' as const, day: 31, hour: 9, from: '2030-01-01' };
  const template = { name: 'Обеды', responsibleId: null, dueInDays: null, submits: true, schedule };
  assert.deepEqual(templateBodyOf(templateValuesOf(template), schedule), template);
});
