import { words } from '../../../kernel/problems/errors.ts';
import { scimRefusal } from './scim-refusal.ts';

const usual = 100;
export const mostInPage = 200;

export interface Page {
  startIndex: number;
  count: number;
}

/** Which part of a list is asked for: from 1 on; less than nothing is nothing (RFC 7644, 3.4.2.4). */
export const pageOf = ({ startIndex = '1', count = `${usual}` }: { startIndex?: string; count?: string }): Page => ({
  startIndex: Math.max(1, wholeNumber('startIndex', startIndex)),
  count: Math.min(mostInPage, Math.max(0, wholeNumber('count', count))),
});

function wholeNumber(name: string, text: string): number {
  if (!/^-?\d{1,9}$/.test(text))
    throw scimRefusal('invalidValue', words(`${name} is a whole number.`, `${name}: нужно целое число.`));
  return Number(text);
}

export const listed = (resources: readonly object[], totalResults: number, { startIndex }: Page) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
  ...{ totalResults, startIndex, itemsPerPage: resources.length },
  Resources: resources,
});
