import type { textEncodings } from '../../../../nouns/import-parameters.ts';

export type TextEncoding = keyof typeof textEncodings;

/** One reading of a file that may as well be meant, with words that the others would show otherwise. */
export interface EncodingChoice {
  encoding: TextEncoding;
  sample: string;
}
