import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { seeded } from '../../../../proof/seeded.ts';
import { long } from '../../../../scripts/tests/long.ts';
import { kinds, oneOf } from '../../../../tools/hostile/corpus.ts';
import { Upload } from '../../kernel/intake/upload.ts';
import { Refusal } from '../../kernel/problems/errors.ts';
import { judgeFile } from './judge-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'prokura-hostile-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const path = join(folder, 'file');

async function codeOf(fileName: string, bytes: Buffer): Promise<string> {
  writeFileSync(path, bytes);
  try {
    await judgeFile(new Upload({ fileName, mediaType: '', size: bytes.length, sha256: '' }, path));
    return '';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.code;
  }
}

for (const one of kinds) {
  const told = one.kept.map((code) => code || 'kept').join(' or ');
  long(`a hostile file is ${told}: ${one.kind}`, async () => {
    const { fileName, bytes } = oneOf(one, seeded(18));
    const code = await codeOf(fileName, bytes);
    assert.ok(one.kept.includes(code), `answered ${code || 'kept'}`);
  });
}
