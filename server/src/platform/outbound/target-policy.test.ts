import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseAddressBlocks } from './address-block.ts';
import { checkTarget, type TargetFault } from './target-policy.ts';

const OPEN = { allow: [] };
const TESTS = { allow: parseAddressBlocks('127.0.0.1/32') };

test('an ordinary address on the internet is accepted', () => {
  const good = [
    'https://erp.example.com/hooks',
    'https://erp.example.com',
    'https://erp.example.com:443/',
    'https://erp.example.com:8443/a?b=c@d',
    'HTTPS://ERP.EXAMPLE.COM/',
    'https://закупки.рф/хук',
    'https://xn--80aqahnfu.xn--p1ai/',
    'https://8.8.8.8/',
    'https://[2606:4700::1111]/',
    'https://a_b.example.com/',
    'https://erp.example.com?x=1',
  ];
  for (const url of good) assert.equal(checkTarget(url, OPEN), null, url);
});

const REFUSED: readonly (readonly [string, TargetFault])[] = [
  ['http://erp.example.com/', 'scheme'],
  ['ftp://erp.example.com/', 'scheme'],
  ['file:///etc/passwd', 'scheme'],
  ['gopher://erp.example.com:70/', 'scheme'],
  ['javascript:alert(1)', 'scheme'],
  ['', 'scheme'],
  ['//erp.example.com/', 'scheme'],
  [' https://erp.example.com/', 'scheme'],
  ['ws://erp.example.com', 'scheme'],
  ['https://erp.example.com:0/', 'port'],
  ['https://erp.example.com:22/', 'port'],
  ['https://erp.example.com:25/', 'port'],
  ['https://erp.example.com:80/', 'port'],
  ['https://erp.example.com:5432/', 'port'],
  ['https://erp.example.com:6379/', 'port'],
  ['https://erp.example.com:11211/', 'port'],
  ['https://erp.example.com:1023/', 'port'],
  ['https://erp.example.com:99999999/', 'port'],
  ['https://a@erp.example.com/', 'credentials'],
  ['https://a:b@erp.example.com/', 'credentials'],
  ['https://@erp.example.com/', 'credentials'],
  ['https://erp.example.com@127.0.0.1/', 'credentials'],
  ['https://:@erp.example.com/', 'credentials'],
  ['https://erp.example.com/#', 'fragment'],
  ['https://erp.example.com/#a', 'fragment'],
  ['https://127.0.0.1#@erp.example.com/', 'fragment'],
  ['https://localhost/', 'host'],
  ['https://localhost./', 'host'],
  ['https://LOCALHOST/', 'host'],
  ['https://a.localhost/', 'host'],
  ['https://portal/', 'host'],
  ['https://metadata.google.internal/', 'host'],
  ['https://printer.local/', 'host'],
  ['https://nas.home.arpa/', 'host'],
  ['https://kubernetes.default.svc:8080/', 'host'],
  ['https://erp.example.com./', 'host'],
  ['https://erp..example.com/', 'host'],
  ['https:///erp.example.com/', 'host'],
  ['https:erp.example.com', 'host'],
  ['https:/erp.example.com', 'host'],
  ['https://', 'host'],
  ['https:\\\\127.0.0.1/', 'host'],
  ['https://erp.example.com\\@127.0.0.1/', 'host'],
  ['https://127.0.0.1\t/', 'host'],
  ['https://127.0.\t0.1/', 'host'],
  ['https://erp.example.com/\r\nX: y', 'host'],
  ['https://erp.example.com /', 'host'],
  ['https://[fe80::1%25eth0]/', 'host'],
  ['https://[fe80::1%eth0]/', 'host'],
  ['https://127.0.0.1.5/', 'host'],
  ['https://256.1.1.1/', 'host'],
  ['https://1.1.1.1.1/', 'host'],
  ['https://-a.example.com/', 'host'],
  ['https://127\u200b.0.0.1/', 'host'],
  ['https://xn--/', 'host'],
  ['https://[::1', 'host'],
  ['https://127.0.0.1/', 'address'],
  ['https://2130706433/', 'address'],
  ['https://0x7f000001/', 'address'],
  ['https://0x7f.1/', 'address'],
  ['https://017700000001/', 'address'],
  ['https://0177.0.0.01/', 'address'],
  ['https://127.1/', 'address'],
  ['https://0/', 'address'],
  ['https://10.1/', 'address'],
  ['https://169.254.169.254/latest/meta-data/', 'address'],
  ['https://127.0.0.1./', 'address'],
  ['https://①②⑦.⓪.⓪.①/', 'address'],
  ['https://１２７。０。０。１/', 'address'],
  ['https://%31%32%37.0.0.1/', 'address'],
  ['https://[::1]/', 'address'],
  ['https://[::]/', 'address'],
  ['https://[::ffff:127.0.0.1]/', 'address'],
  ['https://[::ffff:7f00:1]/', 'address'],
  ['https://[64:ff9b::7f00:1]/', 'address'],
  ['https://[64:ff9b:1::1]/', 'address'],
  ['https://[2002:7f00:1::]/', 'address'],
  ['https://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/', 'address'],
  ['https://[fd00::1]/', 'address'],
  ['https://[0:0:0:0:0:0:0:1]/', 'address'],
];

for (const [url, fault] of REFUSED) {
  test(`${JSON.stringify(url)} is refused for its ${fault}`, () => {
    assert.equal(checkTarget(url, OPEN), fault);
  });
}

test('an allowed address may be called without TLS, and nothing else may', () => {
  assert.equal(checkTarget('http://127.0.0.1:40123/', TESTS), null);
  assert.equal(checkTarget('http://127.0.0.1/', TESTS), null);
  assert.equal(checkTarget('http://localhost:40123/', TESTS), null);
  assert.equal(checkTarget('https://127.0.0.1:40123/', TESTS), null);
  assert.equal(checkTarget('http://127.0.0.2:40123/', TESTS), 'scheme');
  assert.equal(checkTarget('https://127.0.0.2:40123/', TESTS), 'address');
  assert.equal(checkTarget('http://127.0.0.1:5432/', TESTS), 'port');
  assert.equal(checkTarget('http://127.0.0.1:22/', TESTS), 'port');
});
