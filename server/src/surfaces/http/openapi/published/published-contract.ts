import type { OpenApi } from '../openapi-document.ts';
import { gatherRefusals } from './gather-refusals.ts';
import { groupFilters } from './group-filters.ts';
import { shareSchemas } from './share-schemas.ts';
import { shareWhole } from './share-whole.ts';
import { trimAnswers } from './trim-answers.ts';

/**
 * The published contract: the same as the whole document, without repetition. Repeated parts are components and
 * referenced; operators of one filter are one parameter; refusals common to all requests are one `default`.
 */
export function publishedContract(document: OpenApi): OpenApi {
  const own = structuredClone(document);
  gatherRefusals(own);
  groupFilters(own);
  trimAnswers(own);
  shareSchemas(own);
  shareWhole(own);
  return own;
}

/** One line for each operation and each component, so that a change of the contract is read as lines. */
export function contractText({ paths, components, webhooks, ...rest }: OpenApi): string {
  const byTwo = (parts: Record<string, Record<string, unknown>>) =>
    block(
      Object.entries(parts).map(([name, inner]) => [name, block(lines(inner), '  ')]),
      ' ',
    );
  const whole: Array<[string, string]> = [
    ...lines(rest),
    ['paths', byTwo(paths)],
    ['webhooks', block(lines(webhooks), ' ')],
    ['components', byTwo(components)],
  ];
  return `${block(whole, '')}\n`;
}

const lines = (parts: Record<string, unknown>): Array<[string, string]> =>
  Object.entries(parts).map(([name, part]) => [name, JSON.stringify(part)]);

const block = (parts: ReadonlyArray<readonly [string, string]>, indent: string): string =>
  `{\n${parts.map(([name, text]) => `${indent} ${JSON.stringify(name)}:${text}`).join(',\n')}\n${indent}}`;
