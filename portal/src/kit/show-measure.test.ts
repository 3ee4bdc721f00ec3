import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spoken } from '../../test/draw.ts';
import { showMeasure } from './show-measure.ts';

test('a measure is as fine as it is small', () => {
  const shown = spoken('ru', () =>
    ['65211.490272', '259.659751', '10.04', '0.2104', '5', '0'].map((one) => showMeasure(one).replace(/\s/g, ' ')),
  );
  assert.deepEqual(shown, ['65 211', '259,7', '10', '0,21', '5', '0']);
  assert.equal(showMeasure(null), '—');
  assert.match(
    spoken('ru', () => showMeasure('1587.376434', 'кг')),
    /^1\s587\sкг$/,
  );
});
