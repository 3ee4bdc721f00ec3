import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type TestContext, test } from 'node:test';
import { pool, settings } from '../../../test/harness.ts';
import { startS3 } from '../../../test/start-s3.ts';
import type { FileStore } from '../../kernel/services.ts';
import { uuidv7 } from '../../kernel/values/uuid.ts';
import { openServices } from '../../open-services.ts';
import { localStore } from './local-store.ts';
import { newStorageKey } from './storage-key.ts';
import { openFile, storeFile } from './store-file.ts';

const day = 86_400_000;
const tomorrow = () => new Date(Date.now() + day);

async function keysOf(store: FileStore, tenantId: string, before: Date): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of store.list(tenantId, before)) keys.push(key);
  return keys.sort();
}

/** A stream that breaks off after its first bytes. */
const broken = () =>
  Readable.from(
    (async function* () {
      yield randomBytes(6_000_000);
      throw new Error('the sender went away');
    })(),
  );

function localIn(t: TestContext) {
  const root = mkdtempSync(join(tmpdir(), 'prokura-files-'));
  t.after(() => rmSync(root, { recursive: true, force: true }));
  return { root, store: localStore(root) };
}

/** Loaded when first needed: loading takes long, and other tests wait for their connections meanwhile. */
const openBucket = async (address: string) => (await import('./s3-store.ts')).s3Store(address);

async function bucketIn(t: TestContext) {
  const s3 = await startS3(t);
  const store = await openBucket(s3.address);
  t.after(() => store.close());
  return { ...s3, store };
}

const kinds = {
  disk: async (t: TestContext) => localIn(t).store,
  bucket: async (t: TestContext) => (await bucketIn(t)).store,
};

for (const [kind, open] of Object.entries(kinds)) {
  test(`a ${kind} gives back the bytes it was given, small and large`, async (t) => {
    const store = await open(t);
    for (const size of [1, 5_000_000, 17_000_001]) {
      const body = randomBytes(size);
      const key = newStorageKey(uuidv7());
      await store.put(key, Readable.from([body.subarray(0, size >> 1), body.subarray(size >> 1)]));
      assert.ok((await buffer(await store.open(key))).equals(body), String(size));
    }
  });

  test(`a ${kind} keeps nothing of a body that breaks off`, async (t) => {
    const store = await open(t);
    const tenantId = uuidv7();
    await assert.rejects(store.put(newStorageKey(tenantId), broken()), /went away/);
    assert.deepEqual(await keysOf(store, tenantId, tomorrow()), []);
  });

  test(`a ${kind} removes what it is told, once or twice, and then holds nothing`, async (t) => {
    const store = await open(t);
    const key = newStorageKey(uuidv7());
    await store.put(key, Readable.from([Buffer.from('a')]));
    await store.remove(key);
    await store.remove(key);
    await assert.rejects(store.open(key));
  });

  test(`a ${kind} lists the keys of one portal, of a time`, async (t) => {
    const store = await open(t);
    const [mine, theirs] = [uuidv7(), uuidv7()];
    const keys = Array.from({ length: 5 }, () => newStorageKey(mine)).sort();
    for (const key of [...keys, newStorageKey(theirs)]) await store.put(key, Readable.from([Buffer.from('a')]));
    assert.deepEqual(await keysOf(store, mine, tomorrow()), keys);
    assert.deepEqual(await keysOf(store, mine, new Date(Date.now() - day)), []);
    assert.deepEqual(await keysOf(store, uuidv7(), tomorrow()), []);
  });

  test(`a ${kind} takes no key but its own`, async (t) => {
    const store = await open(t);
    for (const key of [
      '../../etc/passwd',
      `${uuidv7()}/../x`,
      '/etc/passwd',
      `${uuidv7()}/счёт.pdf`,
      `${newStorageKey(uuidv7())}/x`,
    ]) {
      await assert.rejects(async () => store.put(key, Readable.from(['x'])), /no key/);
      await assert.rejects(async () => store.open(key), /no key/);
      await assert.rejects(async () => store.remove(key), /no key/);
    }
  });
}

test('a disk shows a file only when it is whole, and lists what a crash left half written', async (t) => {
  const { root, store } = localIn(t);
  const tenantId = uuidv7();
  const key = newStorageKey(tenantId);
  await store.put(key, Readable.from([Buffer.from('a')]));
  const left = `${newStorageKey(tenantId)}.part`;
  writeFileSync(join(root, left), 'ab');
  utimesSync(join(root, left), new Date(0), new Date(0));
  assert.deepEqual(await keysOf(store, tenantId, new Date(Date.now() - day)), [left]);
  await store.remove(left);
  assert.deepEqual(readdirSync(join(root, tenantId)), [key.split('/')[1]]);
});

test('an installation with S3_URL keeps its files in the bucket', async (t) => {
  const { address, objects } = await startS3(t);
  const { services, close } = await openServices({ ...settings, s3Url: address }, pool);
  t.after(close);
  const key = await storeFile(services, uuidv7(), Readable.from([Buffer.from('abc')]));
  assert.deepEqual([...objects.keys()], [key]);
  assert.equal(String(await buffer(await openFile(services, key))), 'abc');
});

test('a bucket refuses a wrong secret', async (t) => {
  const { wrongAddress } = await bucketIn(t);
  const store = await openBucket(wrongAddress);
  t.after(() => store.close());
  await assert.rejects(store.put(newStorageKey(uuidv7()), Readable.from([Buffer.from('a')])));
});

test('a bucket gives up the parts of an upload that fails', async (t) => {
  const { store, objects, begun } = await bucketIn(t);
  await assert.rejects(store.put(newStorageKey(uuidv7()), broken()));
  assert.equal(objects.size, 0);
  assert.equal(begun.size, 0);
});

test('a bucket that stumbles is asked again', async (t) => {
  const { store, fail } = await bucketIn(t);
  const key = newStorageKey(uuidv7());
  fail(503, 1);
  await store.put(key, Readable.from([Buffer.from('abc')]));
  fail(500, 1);
  assert.equal(String(await buffer(await store.open(key))), 'abc');
});
