import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseAddressBlock, parseAddressBlocks } from './address-block.ts';
import { isAllowListed, isPublicAddress, mayReach } from './address-policy.ts';

test('public addresses are public', () => {
  for (const ip of [
    '1.1.1.1',
    '8.8.8.8',
    '77.88.8.8',
    '223.255.255.255',
    '2a02:6b8::feed:0ff',
    '2606:4700::1111',
    '::ffff:8.8.8.8',
  ])
    assert.equal(isPublicAddress(ip), true, ip);
});

test('every special address of the target policy is refused', () => {
  const refused = [
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '100.127.255.255',
    '127.0.0.1',
    '127.255.255.255',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.9',
    '192.0.2.1',
    '192.168.0.1',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.7',
    '203.0.113.7',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'feff::1',
    'ff02::1',
    '2001:db8::1',
    '2001::1',
    '2001:0:4136:e378:8000:63bf:3fff:fdd2',
    '2001:1ff::1',
    '2002:7f00:1::',
    '2002:808:808::',
    '64:ff9b::7f00:1',
    '64:ff9b::808:808',
    '64:ff9b:1::1',
    '64:ff9b:1:ffff::8.8.8.8',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:0:7f00:1',
    '::127.0.0.1',
    '::10.0.0.1',
    '100::1',
    '3fff::1',
    '4000::1',
    '',
    'localhost',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '1.1.1.1 ',
    '[::1]',
  ];
  for (const ip of refused) assert.equal(isPublicAddress(ip), false, ip);
});

test('the first and the last address of each v4 block are judged, and their neighbours are not', () => {
  for (const [first, last] of TABLE_V4) {
    assert.equal(isPublicAddress(quad(first)), false);
    assert.equal(isPublicAddress(quad(last)), false);
    if (first > 0 && !inTableV4(first - 1)) assert.equal(isPublicAddress(quad(first - 1)), true);
    if (last < 0xffffffff && !inTableV4(last + 1)) assert.equal(isPublicAddress(quad(last + 1)), true);
  }
});

test('100 000 v4 addresses agree with an independent table, mapped and compatible forms inherit', () => {
  fc.assert(
    fc.property(fc.oneof(fc.nat(0xffffffff), nearV4()), (v4) => {
      const expected = !inTableV4(v4);
      const hex = `${(v4 >>> 16).toString(16)}:${(v4 & 0xffff).toString(16)}`;
      assert.equal(isPublicAddress(quad(v4)), expected);
      assert.equal(isPublicAddress(`::ffff:${hex}`), expected);
      assert.equal(isPublicAddress(`0:0:0:0:0:FFFF:${quad(v4)}`), expected);
      assert.equal(isPublicAddress(`::${hex}`), expected);
      assert.equal(isPublicAddress(`64:ff9b::${hex}`), false);
      assert.equal(isPublicAddress(`2002:${hex}::1`), false);
    }),
    { numRuns: 100_000 },
  );
});

test('100 000 v6 addresses agree with an independent table', () => {
  fc.assert(
    fc.property(nearV6(), (v6) => {
      assert.equal(isPublicAddress(colons(v6)), expectedV6(v6), colons(v6));
    }),
    { numRuns: 100_000 },
  );
});

test('an allowed block opens exactly itself, and a denied block closes a public one', () => {
  const policy = { allow: parseAddressBlocks('127.0.0.1/32, fd00::/8'), deny: parseAddressBlocks('8.8.8.0/24') };
  assert.equal(mayReach('127.0.0.1', policy), true);
  assert.equal(mayReach('::ffff:127.0.0.1', policy), true);
  assert.equal(mayReach('127.0.0.2', policy), false);
  assert.equal(mayReach('fd12::1', policy), true);
  assert.equal(mayReach('8.8.8.8', policy), false);
  assert.equal(mayReach('8.8.4.4', policy), true);
  assert.equal(isAllowListed('8.8.4.4', policy), false);
});

test('a block that cannot be read stops the start', () => {
  for (const text of ['', '10.0.0.0/33', '10.0.0/8', '::1/129', '10.0.0.0/-1', '10.0.0.0/x', 'example.com'])
    assert.throws(() => parseAddressBlock(text), TypeError, text);
});

const TABLE_V4: readonly (readonly [number, number])[] = [
  [0x00000000, 0x00ffffff],
  [0x0a000000, 0x0affffff],
  [0x64400000, 0x647fffff],
  [0x7f000000, 0x7fffffff],
  [0xa9fe0000, 0xa9feffff],
  [0xac100000, 0xac1fffff],
  [0xc0000000, 0xc00000ff],
  [0xc0000200, 0xc00002ff],
  [0xc0586300, 0xc05863ff],
  [0xc0a80000, 0xc0a8ffff],
  [0xc6120000, 0xc613ffff],
  [0xc6336400, 0xc63364ff],
  [0xcb007100, 0xcb0071ff],
  [0xe0000000, 0xffffffff],
];

function inTableV4(v4: number): boolean {
  return TABLE_V4.some(([first, last]) => v4 >= first && v4 <= last);
}

function expectedV6(v6: bigint): boolean {
  const low = Number(v6 & 0xffffffffn);
  if (v6 >> 32n === 0n || v6 >> 32n === 0xffffn) return !inTableV4(low);
  if (v6 >> 125n !== 1n) return false;
  const denied = [
    [0x2001n, 16n, 7n],
    [0x20010db8n, 32n, 0n],
    [0x2002n, 16n, 0n],
    [0x3fff0n, 20n, 0n],
  ] as const;
  return !denied.some(([prefix, bits, more]) => v6 >> (128n - bits - more) === prefix << more);
}

function nearV4(): fc.Arbitrary<number> {
  const edges = TABLE_V4.flatMap(([first, last]) => [first, last]);
  return fc
    .tuple(fc.constantFrom(...edges), fc.integer({ min: -300, max: 300 }))
    .map(([edge, step]) => (edge + step) >>> 0);
}

function nearV6(): fc.Arbitrary<bigint> {
  const prefixes = [
    '',
    '0000000000000000',
    '00000000000000000000ffff',
    '0064ff9b',
    '0064ff9b0001',
    '2001',
    '20010db8',
    '200101ff',
    '20010200',
    '2002',
    '2a02',
    '2606',
    '3fff',
    '3fff1',
    'fc',
    'fe8',
    'fec',
    'ff',
    '000000000000000000000000',
  ];
  return fc
    .tuple(fc.constantFrom(...prefixes), fc.bigInt({ min: 0n, max: (1n << 128n) - 1n }))
    .map(([prefix, noise]) => BigInt(`0x${(prefix + noise.toString(16).padStart(32, '0')).slice(0, 32)}`));
}

function quad(v4: number): string {
  return [24, 16, 8, 0].map((shift) => (v4 >>> shift) & 255).join('.');
}

function colons(v6: bigint): string {
  return v6
    .toString(16)
    .padStart(32, '0')
    .replace(/(.{4})(?=.)/g, '$1:');
}
