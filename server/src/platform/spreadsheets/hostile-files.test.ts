import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '../../../../proof/seeded.ts';
import { long } from '../../../../scripts/tests/long.ts';
import { kinds, oneOf } from '../../../../tools/hostile/corpus.ts';
import { Refusal } from '../../kernel/problems/errors.ts';
import { RefusedFile } from './file-refusal.ts';
import { readRows } from './read-rows.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';

const mebibyte = 1024 * 1024;

/** On a thread of its own, as every import is read. */
async function codeOnThread(bytes: Buffer): Promise<string> {
  try {
    await readSpreadsheet(bytes, {}, async () => {});
    return '';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.code;
  }
}

/** Without the thread, whose start is most of the time a small file takes; it says of any other error that the file is malformed. */
async function codeHere(bytes: Buffer): Promise<string> {
  try {
    for await (const _ of (await readRows(bytes, {})).rows);
    return '';
  } catch (error) {
    return error instanceof RefusedFile ? error.refusal.code : 'file_malformed';
  }
}

for (const one of kinds) {
  const told = one.read.map((code) => code || 'read').join(' or ');
  // Those that need a thread take most of the time, and wait for the run before a release.
  (one.heavy ? long : test)(`a hostile file is ${told}: ${one.kind}`, async () => {
    const { bytes } = oneOf(one, seeded(18));
    const began = performance.now();
    const before = process.memoryUsage().rss;
    const code = await (one.heavy || bytes.length === 0 ? codeOnThread(bytes) : codeHere(bytes));
    assert.ok(one.read.includes(code), `answered ${code || 'rows'}`);
    assert.ok(performance.now() - began < 30_000);
    assert.ok(process.memoryUsage().rss - before < 300 * mebibyte);
  });
}
