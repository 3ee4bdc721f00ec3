import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evilFiles } from '../../../../tools/evil-files.ts';
import { Refusal } from '../../kernel/errors.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';
import type { SheetRow } from './spreadsheet.ts';

const mebibyte = 1024 * 1024;

async function codeOf(bytes: Buffer): Promise<string> {
  const rows: SheetRow[] = [];
  try {
    await readSpreadsheet(bytes, {}, async (more) => void rows.push(...more));
    return '';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.code;
  }
}

for (const { name, bytes, refusedAs } of evilFiles()) {
  test(`a hostile file is ${refusedAs.join(' or ') || 'read'}: ${name}`, async () => {
    const began = performance.now();
    const before = process.memoryUsage().rss;
    const code = await codeOf(bytes);
    assert.ok((refusedAs.length === 0 ? [''] : refusedAs).includes(code), `answered ${code || 'rows'}`);
    assert.ok(performance.now() - began < 30_000);
    assert.ok(process.memoryUsage().rss - before < 300 * mebibyte);
  });
}
