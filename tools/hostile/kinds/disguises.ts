import { crc32 } from 'node:zlib';
import type { Seeded } from '../../../proof/seeded.ts';
import { archive } from '../archive.ts';
import { book, part } from '../book.ts';
import { type Kind, malformed, tooLarge, unopened, unsupported } from '../hostile-file.ts';

const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const readable = ['', ...malformed, ...unsupported, ...tooLarge];
const tooManyPixels = ['business_rule_violated'];

/** A picture of this size by its header, and nothing behind it. */
export function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(17);
  header.write('IHDR', 'latin1');
  header.writeUInt32BE(width, 4);
  header.writeUInt32BE(height, 8);
  header.set([8, 6, 0, 0, 0], 12);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(header));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a0000000d', 'hex'),
    header,
    sum,
    Buffer.from('0000000a49444154789c630000000200015d0b', 'hex'),
    Buffer.from('0000000049454e44ae426082', 'hex'),
  ]);
}

export const pdf = (text = '') =>
  Buffer.from(`%PDF-1.7\n1 0 obj<</Type/Catalog ${text}>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`);

const as = (
  kind: string,
  extension: string,
  make: (random: Seeded, trap: string) => Buffer | string,
  kept: Kind['kept'],
  read: Kind['read'] = readable,
): Kind => ({ kind, extension, make: (random, trap) => Buffer.from(make(random, trap) as string), read, kept });

const html = (random: Seeded) => `<html><script>fetch('/api/v1/me?${random.next()}')</script></html>`;
const svg = (random: Seeded) =>
  `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(${random.next()})"><script>alert(1)</script></svg>`;
const size = (random: Seeded) => Math.floor(random.between(6_400, 2 ** 31 - 1));

/** Files that are something else than they are called, or two things at once. */
export const disguises: readonly Kind[] = [
  as('picture of 50 000 × 50 000', 'png', () => png(50_000, 50_000), tooManyPixels, unsupported),
  as('picture of gigapixels', 'png', (random) => png(size(random), size(random)), tooManyPixels, unsupported),
  as('picture of no size', 'png', (random) => png(0, size(random)), [...unsupported, ...malformed], unsupported),
  as(
    'cut picture',
    'png',
    (random) => png(9, 9).subarray(0, Math.floor(random.between(8, 24))),
    [...unsupported, ...malformed],
    unsupported,
  ),
  as(
    'photo without an end',
    'jpg',
    (random) =>
      Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(Math.floor(random.between(10, 9_000)), 0xff)]),
    [...unsupported, ...malformed],
  ),
  as('page called a picture', 'png', html, unsupported),
  as('page called a text', 'txt', html, unsupported),
  as('page called a table', 'csv', html, unsupported),
  as('page called a document', 'pdf', html, unsupported),
  as(
    'page behind space',
    'txt',
    (random) => `${' \n'.repeat(Math.floor(random.between(1, 900)))}${html(random)}`,
    unsupported,
  ),
  as('page', 'html', html, unsupported),
  as('drawing with a script', 'svg', svg, unsupported),
  as('drawing called data', 'xml', svg, unsupported),
  as('drawing called a table', 'csv', svg, unsupported),
  as(
    'drawing behind a comment',
    'xml',
    (random) => `<?xml version="1.0"?><!--${random.next()}-->${svg(random)}`,
    unsupported,
  ),
  as('shell script', 'txt', (random) => `#!/bin/sh\nrm -rf /${random.next()}\n`, unsupported),
  as(
    'program',
    'pdf',
    (random) => Buffer.concat([Buffer.from('MZ'), Buffer.from(html(random).repeat(9))]),
    unsupported,
  ),
  as(
    'program called a signature',
    'sig',
    (random) => Buffer.concat([Buffer.from('7f454c46', 'hex'), Buffer.from(html(random))]),
    unsupported,
  ),
  as(
    'document and archive at once',
    'pdf',
    (random) => Buffer.concat([pdf(), archive([part('a.html', html(random))])]),
    unopened,
  ),
  as(
    'archive and document at once',
    'zip',
    (random) => Buffer.concat([archive([part('a.html', html(random))]), pdf()]),
    unopened,
  ),
  as('document and page at once', 'pdf', (random) => Buffer.concat([pdf(), Buffer.from(html(random))]), unopened),
  as(
    'document and page at once, called a page',
    'html',
    (random) => Buffer.concat([pdf(), Buffer.from(html(random))]),
    unsupported,
  ),
  as(
    'picture and page at once',
    'png',
    (random) => Buffer.concat([png(9, 9), Buffer.from(html(random))]),
    unopened,
    unsupported,
  ),
  as(
    'picture and archive at once',
    'png',
    (random) => Buffer.concat([png(9, 9), archive([part('a', `${random.next()}`)])]),
    unopened,
    unsupported,
  ),
  as('book and page at once', 'xlsx', (random) => Buffer.concat([Buffer.from(html(random)), book({})]), unsupported),
  as(
    'document with an action',
    'pdf',
    (random, trap) =>
      pdf(`/OpenAction<</S/URI/URI(${trap}${random.next()})>>/AA<</O<</S/JavaScript/JS(app.alert(1))>>>>`),
    unopened,
  ),
  as('virus that is none', 'txt', (random) => eicar + ' '.repeat(Math.floor(random.between(0, 60))), unopened),
  as('virus that is none, packed', 'zip', (random) => archive([part(`${random.next()}.com`, eicar)]), unopened),
  as(
    'old book or password',
    'xlsx',
    (random) =>
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(Math.floor(random.between(500, 9_000)))]),
    unsupported,
    unsupported,
  ),
  as('nothing', 'csv', () => '', ['validation_failed'], malformed),
  as('one byte', 'xlsx', (random) => Buffer.from([Math.floor(random.between(0, 256))]), unsupported),
];
