import type { ImportJob } from '../../../../nouns/import-job.ts';
import { type Words, words } from '../../kernel/problems/errors.ts';
import type { EncodingChoice } from '../spreadsheets/encodings.ts';

const encodingUnsure = words(
  'The encoding was guessed, and the file may be in another. Check that the words below read as they should.',
  'Кодировка определена предположительно, файл может быть и в другой. Сверьте слова ниже с тем, что должно быть в файле.',
);

/** What the reader of the file was not sure of, in the language of the answer. */
export const warningsOf = (choices: readonly EncodingChoice[], language: keyof Words): ImportJob['warnings'] => {
  if (choices.length === 0) return [];
  const readings = choices.map(({ encoding, sample }) => ({ value: encoding, sample }));
  return [{ code: 'encoding_unsure', field: 'encoding', message: encodingUnsure[language], choices: readings }];
};
