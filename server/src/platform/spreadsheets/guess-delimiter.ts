import { type Delimiter, delimiters } from './spreadsheet.ts';

/** The mark that cuts the first lines into the most, and the most equal, pieces. */
export function guessDelimiter(text: string): Delimiter {
  const lines = text
    .replace(/"[^"]*"/g, '')
    .split(/\r\n|\n|\r/)
    .filter(Boolean)
    .slice(0, 20);
  const scores = delimiters.map((mark) => {
    const counts = lines.map((line) => line.split(mark).length - 1);
    const usual = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0;
    return usual * counts.filter((count) => count === usual).length;
  });
  const best = Math.max(...scores);
  return (best > 0 && delimiters[scores.indexOf(best)]) || ';';
}
