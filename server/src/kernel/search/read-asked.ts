import type { Searched } from '../lists/listing.ts';
import type { ReadContext } from '../operation.ts';
import { sql } from '../sql/sql.ts';

/** A typed word: its form in the index, its stem, and the token to find records by; null for a stop word. */
export interface AskedWord {
  word: string;
  stem: string;
  token: string | null;
  /** Tokens of «500» and «мл» where «500мл» was typed. */
  parts: string[] | null;
}

/** The text between two spaces. */
export interface AskedPiece {
  code: string;
  codeToken: string;
  words: AskedWord[];
}

export interface Asked {
  kind: string;
  /** The whole text is the code of a record. */
  wholeToken: string;
  pieces: AskedPiece[];
}

interface Row extends AskedWord {
  piece: number;
  code: string;
  codeToken: string;
  wholeToken: string;
}

const mostPieces = 12;

/** Parses a search as the index parses a record. Stop words are left out, unless nothing else was typed. */
export async function readAsked(ctx: ReadContext, kind: Searched['kind'], text: string): Promise<Asked> {
  const rows = await ctx.db.many<Row>(sql`
    select piece, word, stem, token::text, parts::text[], code, code_token::text as "codeToken", whole_token::text as "wholeToken"
    from search_asked(${ctx.db.tenant}, ${kind}, ${text}) where tenant_id() = ${ctx.db.tenant}`);
  const pieces = [...Map.groupBy(rows, ({ piece }) => piece).values()].map((words) => ({
    code: words[0]?.code as string,
    codeToken: words[0]?.codeToken as string,
    words,
  }));
  const telling = pieces.filter(({ words }) => words.some(tells));
  return {
    kind,
    wholeToken: rows[0]?.wholeToken ?? '0',
    pieces: (telling.length > 0 ? telling : pieces).slice(0, mostPieces),
  };
}

const tells = ({ word, token }: AskedWord) => token !== null && (word.length > 1 || /\d/.test(word));
