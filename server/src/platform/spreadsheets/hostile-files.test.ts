import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '../../../../proof/seeded.ts';
import { kinds, oneOfEach } from '../../../../tools/hostile/corpus.ts';
import { Refusal } from '../../kernel/errors.ts';
import { RefusedFile } from './file-refusal.ts';
import { readRows } from './read-rows.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';

const mebibyte = 1024 * 1024;
const heavy = new Set(kinds.filter((one) => one.heavy).map(({ kind }) => kind));

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

for (const { kind, bytes, expected } of oneOfEach(seeded(18))) {
  const codes = expected?.read ?? [];
  const told = codes.map((code) => code || 'read').join(' or ');
  test(`a hostile file is ${told}: ${kind}`, async () => {
    const began = performance.now();
    const before = process.memoryUsage().rss;
    const code = await (heavy.has(kind) || bytes.length === 0 ? codeOnThread(bytes) : codeHere(bytes));
    assert.ok(codes.includes(code), `answered ${code || 'rows'}`);
    assert.ok(performance.now() - began < 30_000);
    assert.ok(process.memoryUsage().rss - before < 300 * mebibyte);
  });
}
