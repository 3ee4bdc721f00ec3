import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseAddressBlocks } from './address-block.ts';
import { isOutboundError } from './outcome.ts';
import { vetMailServer } from './vet-mail-server.ts';

const open = { allow: [] };
const home = { allow: parseAddressBlocks('127.0.0.1/32') };
const answering =
  (...addresses: string[]) =>
  async () =>
    addresses;
const nobody = async () => {
  throw new Error('nobody is asked');
};

const refusal = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'allowed',
    (error) => (isOutboundError(error) ? error.errorCode : String(error)),
  );

test('a mail server is dialled at the address that was judged, under its name', async () => {
  const dual = answering('93.184.216.34', '2606:2800:220:1::1');
  assert.deepEqual(await vetMailServer({ host: 'smtp.example.com', port: 465 }, open, dual), {
    address: '93.184.216.34',
    servername: 'smtp.example.com',
  });
  assert.deepEqual(
    await vetMailServer({ host: 'imap.example.com', port: 993 }, open, answering('2606:2800:220:1::1')),
    {
      address: '2606:2800:220:1::1',
      servername: 'imap.example.com',
    },
  );
  assert.deepEqual(await vetMailServer({ host: '93.184.216.34', port: 25 }, open, nobody), {
    address: '93.184.216.34',
  });
});

test('a name in Cyrillic is asked for as name servers know it', async () => {
  const asked: string[] = [];
  const resolve = async (name: string) => {
    asked.push(name);
    return ['93.184.216.34'];
  };
  const { servername } = await vetMailServer({ host: 'почта.рф', port: 587 }, open, resolve);
  assert.deepEqual([servername, ...asked], ['xn--80a1acny.xn--p1ai', 'xn--80a1acny.xn--p1ai']);
});

for (const address of ['127.0.0.1', '10.1.2.3', '169.254.169.254', '192.168.1.1', '::1', 'fd00::1', '100.64.0.1'])
  test(`a mail server at ${address} is refused, typed and resolved`, async () => {
    assert.equal(await refusal(vetMailServer({ host: address, port: 465 }, open, nobody)), 'blocked_target');
    const found = answering('93.184.216.34', address);
    assert.equal(await refusal(vetMailServer({ host: 'smtp.example.com', port: 465 }, open, found)), 'blocked_target');
  });

for (const host of ['localhost', 'mail', 'mail.local', 'smtp.corp', '2130706433', '0x7f.1', ''])
  test(`«${host}» is no mail server of the internet`, async () => {
    assert.notEqual(await refusal(vetMailServer({ host, port: 465 }, open, answering('127.0.0.1'))), 'allowed');
  });

for (const port of [22, 80, 443, 3306, 5432, 6379, 8080])
  test(`port ${port} is no mail port`, async () => {
    const found = answering('93.184.216.34');
    assert.equal(await refusal(vetMailServer({ host: 'smtp.example.com', port }, open, found)), 'blocked_target');
  });

test('an address that the operator allows serves on ports of its own', async () => {
  assert.deepEqual(await vetMailServer({ host: '127.0.0.1', port: 40_025 }, home, nobody), { address: '127.0.0.1' });
  assert.equal(await refusal(vetMailServer({ host: '127.0.0.1', port: 80 }, home, nobody)), 'blocked_target');
});

test('a name that is not there says so', async () => {
  assert.equal(await refusal(vetMailServer({ host: 'smtp.example.com', port: 465 }, open, nobody)), 'dns');
});
