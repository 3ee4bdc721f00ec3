/** Encodings of text files: those of Russian systems, then the Western and the Central European ones. */
export const textEncodings = [
  'utf-8',
  'windows-1251',
  'cp866',
  'koi8-r',
  'windows-1252',
  'iso-8859-1',
  'iso-8859-15',
  'windows-1250',
  'iso-8859-2',
  'utf-16le',
  'utf-16be',
] as const;
export type TextEncoding = (typeof textEncodings)[number];

/** One reading of a file that may as well be meant, with words that the others would show otherwise. */
export interface EncodingChoice {
  encoding: TextEncoding;
  sample: string;
}
