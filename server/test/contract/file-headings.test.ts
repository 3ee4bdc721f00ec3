import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exchanged } from '../../src/app.ts';
import { exportedColumnsOf } from '../../src/surfaces/exchange/columns-of.ts';
import { mapHeadings } from '../../src/surfaces/exchange/map-columns.ts';

const isRussian = (name: string) => /[а-яё]/i.test(name);

for (const exchange of exchanged) {
  const columns = exportedColumnsOf(exchange, []);
  for (const { field, title, aliases } of columns)
    test(`${exchange.kind}: files name ${field} in Russian and in English`, () => {
      for (const name of [title.en, title.ru]) assert.deepEqual(mapHeadings([name], columns), { A: field }, name);
      assert.ok(isRussian(title.ru) && !isRussian(title.en));
      const others = aliases.filter((name) => mapHeadings([name], columns).A === field);
      assert.ok(others.some(isRussian), `no other Russian name: ${aliases.join(', ')}`);
      assert.ok(
        others.some((name) => !isRussian(name)),
        `no other English name: ${aliases.join(', ')}`,
      );
    });

  test(`${exchange.kind}: one name means one column`, () => {
    const lost = columns.flatMap(({ field, aliases }) => {
      const twice = aliases.filter((name, at) => aliases.indexOf(name) !== at);
      return twice.map((name) => `${field}: ${name}`);
    });
    assert.deepEqual(lost, []);
  });
}
