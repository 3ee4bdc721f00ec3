import type { MatchingIssue } from '../../../../../nouns/invoice-matching.ts';

/** Whether these are the differences that somebody has seen: the same of the same lines, and as large. */
export const sameIssues = (before: readonly MatchingIssue[], after: readonly MatchingIssue[]): boolean =>
  before.length === after.length && after.every((issue, at) => keyOf(issue) === keyOf(before[at] as MatchingIssue));

const keyOf = ({ code, severity, lineId, expected, actual }: MatchingIssue) =>
  [code, severity, lineId, expected, actual].join(' ');
