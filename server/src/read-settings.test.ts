import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { temporaryDataDir } from '../test/temporary-data-dir.ts';
import { readSettings } from './read-settings.ts';

const masterKey = `k1:${Buffer.alloc(32, 'a').toString('base64')}`;
const given = { MASTER_KEY: masterKey };

test('with nothing set, the defaults of the table hold and a master key is made once, for its owner only', (t) => {
  const dataDir = temporaryDataDir(t);
  const first = readSettings({ DATA_DIR: dataDir });
  assert.equal(first.publicUrl, 'http://127.0.0.1:3000');
  assert.equal(first.role, 'all');
  assert.equal(first.rateLimits, true);
  assert.equal(first.masterKeys[0].key.length, 32);
  assert.equal(statSync(join(dataDir, 'master-key')).mode & 0o777, 0o600);
  assert.deepEqual(readSettings({ DATA_DIR: dataDir }).masterKeys, first.masterKeys);
});

test('every wrong setting is named, each in its own sentence', () => {
  assert.throws(() => readSettings({ ...given, PORT: '70000', ROLE: 'king', LOG_LEVEL: 'loud' }), {
    name: 'StartRefused',
    message:
      'PORT must be a port from 0 to 65535.\n' +
      'ROLE must be one of web, worker, all.\n' +
      'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent.',
  });
});

test('a database of one’s own needs a master key', () => {
  assert.throws(() => readSettings({ DATABASE_URL: 'postgres://a:b@c/d' }), /^StartRefused: MASTER_KEY is required/);
});

test('a pooler stands in front of a database, and is given no user', () => {
  const DATABASE_URL = 'postgres://a:b@c/d';
  const DATABASE_POOLER_URL = 'postgres://127.0.0.1:6432';
  assert.equal(readSettings({ ...given, DATABASE_URL, DATABASE_POOLER_URL }).databasePoolerUrl, DATABASE_POOLER_URL);
  assert.throws(
    () => readSettings({ ...given, DATABASE_POOLER_URL }),
    /DATABASE_URL is required with DATABASE_POOLER_URL/,
  );
  assert.throws(
    () => readSettings({ ...given, DATABASE_URL, DATABASE_POOLER_URL: 'postgres://a:b@c:6432/d' }),
    /DATABASE_POOLER_URL must look like postgres:\/\/host:6432, without a user/,
  );
});

test('a master key that is not 32 bytes is refused', () => {
  assert.throws(() => readSettings({ MASTER_KEY: 'k1:c2hvcnQ=' }), /MASTER_KEY must be one or several kid:key/);
});

test('several master keys are read newest first, and two alike are refused', () => {
  const older = masterKey.replace('k1', 'k0');
  const kids = readSettings({ MASTER_KEY: `${masterKey},${older}` }).masterKeys.map(({ id }) => id);
  assert.deepEqual(kids, ['k1', 'k0']);
  assert.throws(() => readSettings({ MASTER_KEY: `${masterKey},${masterKey}` }), /two keys alike/);
});

test('an empty variable counts as unset', () => {
  assert.equal(readSettings({ ...given, PORT: '', DATABASE_URL: '' }).port, 3000);
});

test('production refuses what is meant for tests', () => {
  const tests = {
    RATE_LIMITS: 'off',
    OUTBOUND_ALLOW: '127.0.0.1/32',
    INTEGRATION_BASE_URLS: '{"x":"http://localhost"}',
    TRUSTED_PROXIES: 'none',
  };
  assert.equal(readSettings({ ...given, ...tests }).rateLimits, false);
  assert.throws(
    () => readSettings({ ...given, ...tests, NODE_ENV: 'production' }),
    (error: Error) => {
      assert.deepEqual(
        error.message.split('\n').map((line) => line.split(' ')[0]),
        table,
      );
      return true;
    },
  );
  const allowed = {
    OUTBOUND_ALLOW: '127.0.0.1/32',
    OUTBOUND_ALLOW_IN_PRODUCTION: 'yes',
    TRUSTED_PROXIES: 'none',
    NODE_ENV: 'production',
  };
  assert.deepEqual(readSettings({ ...given, ...allowed }).outboundAllow, ['127.0.0.1/32']);
});

test('in production on loopback the proxy in front is named, or said to be none', () => {
  const production = { ...given, NODE_ENV: 'production' };
  for (const HOST of ['127.0.0.1', 'localhost', '::1'])
    assert.throws(() => readSettings({ ...production, HOST }), /^StartRefused: TRUSTED_PROXIES is required/);
  assert.deepEqual(readSettings({ ...production, TRUSTED_PROXIES: 'none' }).trustedProxies, []);
  const named = '127.0.0.1,::1,10.0.0.0/8';
  assert.deepEqual(readSettings({ ...production, TRUSTED_PROXIES: named }).trustedProxies, named.split(','));
  for (const elsewhere of [{ HOST: '0.0.0.0' }, { ROLE: 'worker' }])
    assert.deepEqual(readSettings({ ...production, ...elsewhere }).trustedProxies, []);
  assert.throws(() => readSettings({ ...given, TRUSTED_PROXIES: '10.0.0.0/33' }), /neither an address nor a block/);
  assert.throws(
    () => readSettings({ ...given, TRUSTED_PROXIES: 'nginx' }),
    /TRUSTED_PROXIES must be none, or addresses/,
  );
});

test('letters through a mail server need a sender', () => {
  assert.throws(() => readSettings({ ...given, SMTP_URL: 'smtp://localhost' }), /MAIL_FROM is required/);
});

test('a bucket is named with its key, and a scanner by its host', () => {
  const s3 = 'https://key:se%2Fcret@s3.example.com/bucket?region=ru-1';
  const { s3Url, clamdHost } = readSettings({ ...given, S3_URL: s3, CLAMD_HOST: 'clamd:3310' });
  assert.deepEqual([s3Url, clamdHost], [s3, 'clamd:3310']);
  for (const wrong of [
    'https://s3.example.com/bucket',
    'https://key:secret@s3.example.com',
    's3://bucket',
    'https://a:b/c@host/x',
  ])
    assert.throws(() => readSettings({ ...given, S3_URL: wrong }), /S3_URL must look like/, wrong);
  assert.throws(() => readSettings({ ...given, CLAMD_HOST: 'tcp://clamd' }), /CLAMD_HOST must be a host/);
});

const table = ['OUTBOUND_ALLOW', 'RATE_LIMITS', 'INTEGRATION_BASE_URLS'];
