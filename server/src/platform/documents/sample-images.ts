import { crc32, deflateSync } from 'node:zlib';
import type { DocumentContent } from './document-content.ts';

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const clear: Colour = [0, 0, 0, 0];
const ink: Colour = [38, 66, 160, 220];
const leaf: Colour = [46, 125, 80, 255];

let drawn: DocumentContent['images'] | undefined;

/** A logo, a stamp and a signature of nobody, so that a preview shows where those of the company will stand. */
export function sampleImages(): DocumentContent['images'] {
  drawn ??= {
    logo: encodePng(320, 120, logo),
    stamp: encodePng(300, 300, stamp),
    signature: encodePng(300, 110, signature),
  };
  return drawn;
}

function logo(x: number, y: number): Colour {
  const petals = [0, 1, 2, 3, 4, 5].some((turn) => {
    const angle = (turn * Math.PI) / 3;
    return Math.hypot(x - 60 - 32 * Math.cos(angle), y - 60 - 32 * Math.sin(angle)) < 17;
  });
  if (Math.hypot(x - 60, y - 60) < 16) return [240, 180, 40, 255];
  const bars = x > 130 && x < 300 && [38, 62, 86].some((bar) => Math.abs(y - bar) < 6 && x < 300 - (bar - 38) * 1.5);
  return petals || bars ? leaf : clear;
}

function stamp(x: number, y: number): Colour {
  const radius = Math.hypot(x - 150, y - 150);
  const ring = Math.abs(radius - 142) < 4 || Math.abs(radius - 100) < 2;
  const letters = radius > 112 && radius < 130 && Math.sin(Math.atan2(y - 150, x - 150) * 44) > 0.1;
  const text = radius < 80 && [120, 150, 180].some((line) => Math.abs(y - line) < 6) && Math.abs(x - 150) < 62;
  return ring || letters || text ? ink : clear;
}

function signature(x: number, y: number): Colour {
  const wave = 55 - 34 * Math.sin(x / 17) * Math.exp(-x / 190) - x / 14;
  const slope = Math.abs((34 / 17) * Math.cos(x / 17) * Math.exp(-x / 190)) + 1;
  return x > 15 && x < 285 && Math.abs(y - wave) < 1.6 * slope ? ink : clear;
}

/** A PNG of a picture that is told by its points. */
export function encodePng(width: number, height: number, colourAt: (x: number, y: number) => Colour): Uint8Array {
  const pixels = Buffer.alloc((width * 4 + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) pixels.set(colourAt(x, y), y * (width * 4 + 1) + 1 + x * 4);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const signatureOfPng = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signatureOfPng,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
