import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crc32, deflateSync } from 'node:zlib';
import { RefusedDocument } from '../document-refusal.ts';
import { encodePng, sampleImages } from '../sample-images.ts';
import { checkImage } from './check-image.ts';

const refusalOf = (data: Uint8Array) => {
  try {
    checkImage('logo', data);
  } catch (error) {
    if (error instanceof RefusedDocument) return error.refusal;
    throw error;
  }
  return null;
};

const chunk = (name: string, data: Buffer) => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length, 0);
  numbers.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([numbers.subarray(0, 4), named, numbers.subarray(4)]);
};

/** A PNG whose header says one thing and whose pixels may be another. */
function pngOf(width: number, height: number, pixels: Buffer): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const begin = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    begin,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('a PNG is drawn at its own proportions', () => {
  const { type, width, height } = checkImage('logo', sampleImages().logo ?? new Uint8Array());
  assert.deepEqual([type, width, height], ['png', 320, 120]);
});

test('a logo of 40,000 pixels is refused by name, and nobody unpacks it', () => {
  const refusal = refusalOf(pngOf(40_000, 40_000, Buffer.alloc(10)));
  assert.equal(refusal?.code, 'image_too_large');
  assert.equal(refusal?.members?.image, 'logo');
  assert.match(refusal?.detail.ru ?? '', /^Логотип: слишком большое изображение.*40000 × 40000/);
});

test('many pixels are too many at any side', () => {
  assert.equal(refusalOf(pngOf(4_900, 4_900, Buffer.alloc(10)))?.code, 'image_too_large');
});

test('pixels that unpack to more than the header says are a bomb, and not drawn', () => {
  assert.equal(refusalOf(pngOf(10, 10, Buffer.alloc(50_000_000)))?.code, 'image_not_drawable');
});

test('a file that is cut off, empty, or no picture at all is not drawn', () => {
  const whole = encodePng(20, 20, () => [1, 2, 3, 255]);
  for (const data of [whole.subarray(0, 60), whole.subarray(0, -12), new Uint8Array(), Buffer.from('<svg/>')])
    assert.equal(refusalOf(data)?.code, 'image_not_drawable');
});

test('WebP and GIF are named as what they are', () => {
  const webp = Buffer.from('524946461a000000574542505650384c0d0000002f00000010071011118888fe0700', 'hex');
  const gif = Buffer.from('4749463839610100010080000000000000ffffff2c00000000010001000002024401003b', 'hex');
  assert.match(refusalOf(webp)?.detail.ru ?? '', /\(WEBP\) нельзя вывести.*PNG или JPEG/);
  assert.match(refusalOf(gif)?.detail.en ?? '', /\(GIF\) cannot be drawn/);
});

test('more bytes than a document should carry are refused', () => {
  assert.equal(refusalOf(new Uint8Array(5 * 1024 * 1024 + 1))?.code, 'image_too_large');
});
