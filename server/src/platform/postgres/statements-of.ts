export interface Statement {
  text: string;
  /** The line of the file that it begins on, from 1. */
  line: number;
}

/** Bodies of functions, strings and comments, in which a semicolon ends nothing; and one that does. */
const parts = /\$(\w*)\$[\s\S]*?\$\1\$|'[^']*'|--[^\n]*|\/\*[\s\S]*?\*\/|;/g;

/** The statements of a migration, one by one: an engine of shards passes on to its nodes no text that holds several. */
export function statementsOf(sql: string): Statement[] {
  const ends = [...sql.matchAll(parts)].flatMap(({ 0: part, index }) => (part === ';' ? index + 1 : []));
  return [0, ...ends]
    .map((begin, at) => ({ text: sql.slice(begin, ends[at]), line: sql.slice(0, begin).split('\n').length }))
    .filter(({ text }) => text.replace(/--[^\n]*|[\s;]/g, '') !== '');
}
