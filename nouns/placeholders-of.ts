import { words } from './kit/words.ts';

/** What a placeholder may do with its value. */
export const placeholderFilters = {
  money: words('Amount with this many digits after the comma', 'Сумма с таким числом знаков после запятой'),
  date: words('Date in this order', 'Дата в таком порядке'),
  upper: words('Capital letters', 'Прописные буквы'),
  words: words('Amount in words', 'Сумма прописью'),
  sum: words('Sum of the rows, with this many digits', 'Сумма по строкам с таким числом знаков'),
  line: words('A line to write on where there is no value', 'Черта для записи от руки, если значения нет'),
};

export type PlaceholderFilter = keyof typeof placeholderFilters;

/** `{document.totalAmount|money:2}` of a text of a layout. */
export interface Placeholder {
  /** As it is written, braces and all. */
  source: string;
  at: number;
  path: string;
  filter: string | null;
  argument: string | null;
}

const form = /\{([a-z]\w*(?:\[\])?(?:\.[a-z]\w*(?:\[\])?)*)(?:\|([a-z]+)(?::([^{}|]{1,20}))?)?\}/gi;

/** The placeholders of a text, in their order. Braces around anything else stay text. */
export const placeholdersOf = (text: string): Placeholder[] =>
  Array.from(text.matchAll(form), ({ 0: source, 1: path = '', 2: filter = null, 3: argument = null, index }) => ({
    source,
    at: index,
    path,
    filter,
    argument,
  }));
