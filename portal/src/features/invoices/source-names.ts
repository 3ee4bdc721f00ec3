import type { documentSources } from '../../../../nouns/transfer-document.ts';
import { type Words, words } from '../../kit/say.ts';

/** How documents come, in a word. */
export const sourceNames: Readonly<Record<keyof typeof documentSources, Words>> = {
  file: words('File', 'Файл'),
  mail: words('Mail', 'Почта'),
  operator: words('Operator', 'Оператор ЭДО'),
};
