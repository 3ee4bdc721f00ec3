import type { Words } from '../../kernel/problems/errors.ts';
import type { WrittenColumn } from '../spreadsheets/write-book.ts';
import type { RegisterColumn } from './columns-of.ts';

const told: Partial<Record<RegisterColumn['kind'], WrittenColumn['tells']>> = { date: 'day', instant: 'moment' };

/** The head of a file. */
export const headingsOf = (columns: readonly RegisterColumn[], language: keyof Words): WrittenColumn[] =>
  columns.map(({ heading, kind, refersTo }) => {
    const tells = refersTo ? undefined : told[kind];
    return { heading: heading[language], ...(tells && { tells }) };
  });
