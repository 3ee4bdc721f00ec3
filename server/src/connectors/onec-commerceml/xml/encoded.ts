import iconv from 'iconv-lite';

/** What we write in; 1C of old reads windows-1251 (CM-09). */
export const orderEncodings = ['windows-1251', 'utf-8'] as const;
export type OrderEncoding = (typeof orderEncodings)[number];

export const encoded = (text: string, encoding: OrderEncoding): Buffer =>
  encoding === 'utf-8' ? Buffer.from(text) : iconv.encode(text, 'windows-1251');

const known = new Set(iconv.decode(Buffer.from(Array.from({ length: 128 }, (_, n) => n + 128)), 'windows-1251'));

/** XML whose letters the encoding lacks are written by their numbers. */
export const encodedXml = (xml: string, encoding: OrderEncoding): Buffer =>
  encoded(encoding === 'utf-8' ? xml : onlyOf1251(xml), encoding);

const onlyOf1251 = (text: string) =>
  text.replace(/\P{ASCII}/gu, (letter) => (known.has(letter) ? letter : `&#${letter.codePointAt(0)};`));
