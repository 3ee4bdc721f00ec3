import { encodingBroken, encodingUnknown, neitherXmlNorZip } from '../refusals.ts';

const encodings = new Map([
  ['utf-8', 'utf-8'],
  ['utf8', 'utf-8'],
  ['windows-1251', 'windows-1251'],
  ['cp1251', 'windows-1251'],
]);

/** As much as an XML declaration takes. */
const headBytes = 256;

interface Decoded {
  text: string;
  encoding: string;
  /** What the file says of itself, where that is another. */
  declaredOther: string | null;
}

/** The text of a document by its mark or its declaration; what says windows-1251 and is whole UTF-8 is UTF-8 (UP-04). */
export function decode(bytes: Uint8Array): Decoded {
  const head = Buffer.from(bytes.subarray(0, headBytes));
  const marked = head.subarray(0, 3).toString('hex') === 'efbbbf';
  const plain = head.toString('latin1').slice(marked ? 3 : 0);
  if (!/^\s*</.test(plain)) throw neitherXmlNorZip();
  const declared = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)["']/.exec(plain)?.[1] ?? 'utf-8';
  const known = encodings.get(declared.toLowerCase());
  if (!known) throw encodingUnknown(declared);
  const encoding = known === 'windows-1251' && (marked || isCyrillicUtf8(bytes)) ? 'utf-8' : known;
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return { text, encoding, declaredOther: encoding === known ? null : declared };
  } catch {
    throw encodingBroken();
  }
}

/** Cyrillic in windows-1251 is hardly ever whole UTF-8 too. */
function isCyrillicUtf8(bytes: Uint8Array): boolean {
  try {
    return /[а-яё]/i.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}
