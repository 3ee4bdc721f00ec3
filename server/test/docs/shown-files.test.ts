import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const guides = join(import.meta.dirname, '../../../docs/guides');
const shown = /^<!-- (\S+) -->\n```[^\n]*\n(.*?)^```/gms;

test('a file that a guide shows is the very file that lies beside it', () => {
  const pairs = readdirSync(guides)
    .filter((name) => name.endsWith('.md'))
    .flatMap((guide) =>
      [...readFileSync(join(guides, guide), 'utf8').matchAll(shown)].map(([, path, text]) => ({ guide, path, text })),
    );
  assert.ok(pairs.length >= 6, `only ${pairs.length} files are shown`);
  for (const { guide, path, text } of pairs)
    assert.equal(text, readFileSync(join(guides, path as string), 'utf8'), `${guide} shows another ${path}`);
});
