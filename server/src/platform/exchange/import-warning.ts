import Type from 'typebox';
import { object } from '../../kernel/fields.ts';
import { type Words, words } from '../../kernel/problems/errors.ts';
import type { EncodingChoice } from '../spreadsheets/encodings.ts';

export const importWarning = object({
  code: Type.String({ title: 'Code', examples: ['encoding_unsure'] }),
  field: Type.String({ title: 'Parameter that settles it', examples: ['encoding'] }),
  message: Type.String({ title: 'What is in doubt' }),
  choices: Type.Array(
    object({
      value: Type.String({ title: 'Value of the parameter', examples: ['windows-1252'] }),
      sample: Type.String({ title: 'Words of the file as they would read', examples: ["Côte d'Ivoire"] }),
    }),
    { title: 'What it may be; the first is what the preview was read with' },
  ),
});

type ImportWarning = Type.Static<typeof importWarning>;

const encodingUnsure = words(
  'The encoding was guessed, and the file may be in another. Check that the words below read as they should.',
  'Кодировка определена предположительно, файл может быть и в другой. Сверьте слова ниже с тем, что должно быть в файле.',
);

/** What a reader was not sure of, in the language of whoever looks. */
export const warningsOf = (choices: readonly EncodingChoice[], language: keyof Words): ImportWarning[] => {
  if (choices.length === 0) return [];
  const told = choices.map(({ encoding, sample }) => ({ value: encoding, sample }));
  return [{ code: 'encoding_unsure', field: 'encoding', message: encodingUnsure[language], choices: told }];
};
