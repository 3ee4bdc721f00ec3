import { unsupported } from './file-refusal.ts';

const starts = (bytes: Uint8Array, ...magic: number[]) => magic.every((byte, index) => bytes[index] === byte);

/** What a file is, by its bytes; the name a caller gave it decides nothing. */
export function fileKind(bytes: Uint8Array): 'book' | 'text' {
  if (starts(bytes, 0x50, 0x4b, 0x03, 0x04)) return 'book';
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw unsupported(
      'An old .xls book or one with a password; save it as .xlsx without a password',
      'Книга старого формата .xls или с паролем; сохраните её как .xlsx без пароля',
    );
  if (isUtf16(bytes)) return 'text';
  if (bytes.subarray(0, 65_536).some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 26)))
    throw unsupported('Neither XLSX, ODS nor text with delimiters', 'Это не XLSX, не ODS и не текст с разделителями');
  return 'text';
}

export const isUtf16 = (bytes: Uint8Array) => starts(bytes, 0xff, 0xfe) || starts(bytes, 0xfe, 0xff);
