import type { DocumentLayout } from '../../../../nouns/document-layout.ts';
import { type PlaceholderFilter, placeholderFilters, placeholdersOf } from '../../../../nouns/placeholders-of.ts';
import { escapeToken } from '../../kernel/intake/field-errors.ts';
import { type FieldError, fieldError, words } from '../../kernel/problems/errors.ts';
import { dateParts } from './values/show-date.ts';

/** What is wrong with the texts of a layout whose shape is right: filters that are not there, braces that are no placeholder. */
export const layoutFaults = (layout: DocumentLayout, at = ''): FieldError[] => faultsIn(layout, at);

function faultsIn(node: unknown, at: string): FieldError[] {
  if (typeof node === 'string') return textFaults(node, at);
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, inside]) => faultsIn(inside, `${at}/${escapeToken(name)}`));
}

function textFaults(text: string, at: string): FieldError[] {
  const found = placeholdersOf(text);
  const rest = found.reduce((left, { source }) => left.replace(source, ''), text);
  const [loose] = /\{[^{}]*\}?|\}/.exec(rest) ?? [];
  return [
    ...found.flatMap(({ source, filter, argument }) => (isFilter(filter, argument) ? [] : [unknownFilter(at, source)])),
    ...(loose === undefined ? [] : [malformed(at, loose)]),
  ];
}

const takes: Record<PlaceholderFilter, (argument: string | null) => boolean> = {
  money: (argument) => argument === null || /^[0-6]$/.test(argument),
  date: (argument) => argument === null || argument.match(dateParts) !== null,
  upper: (argument) => argument === null,
  words: (argument) => argument === null,
  sum: (argument) => argument === null || /^[0-6]$/.test(argument),
  line: (argument) => argument === null || /^\d{1,2}$/.test(argument),
};

const isFilter = (filter: string | null, argument: string | null) =>
  filter === null || (Object.hasOwn(takes, filter) && takes[filter as PlaceholderFilter](argument));

const unknownFilter = (at: string, placeholder: string) =>
  fieldError(
    at,
    'unknown_filter',
    words(`${placeholder}: there is no such filter`, `${placeholder}: такого фильтра нет`),
    { placeholder, allowed: Object.keys(placeholderFilters) },
  );

const malformed = (at: string, placeholder: string) =>
  fieldError(
    at,
    'malformed_placeholder',
    words(
      `${placeholder} is not a placeholder such as {document.number}`,
      `${placeholder} — не подстановка вида {document.number}`,
    ),
    { placeholder },
  );
