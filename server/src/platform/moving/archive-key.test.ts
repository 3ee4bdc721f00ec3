import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type KeyNote, makeArchiveKey, openArchiveKey } from './archive-key.ts';

const passphrase = 'семь раз отмерь';

test('an archive is opened by its passphrase', async () => {
  const { key, note } = await makeArchiveKey(passphrase);
  assert.deepEqual((await openArchiveKey(passphrase, note)).key, key.key);
  await assert.rejects(openArchiveKey('восемь раз отмерь', note), /is not the one this archive was made with/);
});

test('an archive does not choose how much memory and time its key takes', async () => {
  const { note } = await makeArchiveKey(passphrase);
  const hostile: Array<Partial<Record<keyof KeyNote, unknown>>> = [
    ...[{ N: 2 ** 30 }, { N: 2 ** 18 }, { N: 2 ** 53 }, { N: 1000 }, { N: 1 }, { N: 0 }, { N: -32768 }, { N: 32768.5 }],
    ...[{ r: 2 ** 20 }, { r: 17 }, { r: 0 }, { p: 2 ** 20 }, { p: 5 }, { p: -1 }, { N: '32768' }, { r: null }],
    ...[{ kdf: 'none' }, { salt: undefined }, { check: 5 }],
  ];
  for (const change of hostile)
    await assert.rejects(
      openArchiveKey(passphrase, { ...note, ...change } as KeyNote),
      /^StartRefused: The archive is damaged or cut: what it says of its key is out of bounds/,
      JSON.stringify(change),
    );
  await assert.rejects(openArchiveKey(passphrase, undefined as never), /out of bounds/);
});
