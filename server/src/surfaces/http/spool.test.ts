import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { temporaryDataDir } from '../../../test/temporary-data-dir.ts';
import { openSpool } from './spool.ts';

test('a sender who leaves before his file is opened ends his request alone', async (t) => {
  const spool = openSpool(temporaryDataDir(t));
  const source = new Readable({ read() {} });
  const receiving = spool.receive(source, 'offers.xml', 'text/xml');
  source.destroy(new Error('aborted'));
  await assert.rejects(receiving, /aborted/);
  await spool.clear();
});
