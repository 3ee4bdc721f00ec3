import type { Words } from '../../problems/errors.ts';

/**
 * What reads a bank statement out of a file. The file comes from anyone's computer, so it is read on a thread that may be killed:
 * what is named here is a module, whose `read` is pure.
 */
export interface StatementsPort {
  module: URL;
}

/** What such a module exports as `read`. */
export type ReadStatement = (bytes: Uint8Array) => ReadResult;

export type ReadResult = { statement: Statement } | { refused: RefusedStatement };

/** A file that is no statement, or is none that can be trusted at all. */
export interface RefusedStatement {
  /** `not_a_statement`, `too_many_documents` … */
  code: string;
  detail: Words;
  /** Line of the file, from 1. */
  line?: number;
}

export interface Statement {
  version: string | null;
  encoding: string;
  sender: string | null;
  /** Days, `2026-11-22`. */
  createdOn: string | null;
  from: string | null;
  to: string | null;
  accounts: StatementAccount[];
  documents: StatementDocument[];
  warnings: StatementWarning[];
}

/** How a sum the bank tells compares with what is counted; `untold` where the file leaves it out. */
export type Control = 'holds' | 'differs' | 'untold';

/** One account over the days of the statement. Amounts are decimal strings of two digits. */
export interface StatementAccount {
  account: string;
  from: string | null;
  to: string | null;
  opening: string | null;
  received: string | null;
  spent: string | null;
  closing: string | null;
  /** Opening and turnovers make the closing balance. */
  balance: Control;
  /** Documents of the file make the turnovers. */
  turnover: Control;
}

export type Direction = 'incoming' | 'outgoing' | 'internal' | 'unknown';

export interface StatementDocument {
  /** Line of the file it begins at. */
  line: number;
  /** As the bank calls it: «Платежное поручение». */
  kind: string;
  number: string;
  date: string;
  /** The day the money moved, where the bank tells it. */
  bookedOn: string | null;
  amount: string;
  direction: Direction;
  /** The account of the statement that it moved; of two, the one that paid. */
  account: string | null;
  payer: StatementParty;
  payee: StatementParty;
  purpose: string;
}

export interface StatementParty {
  name: string | null;
  inn: string | null;
  kpp: string | null;
  account: string | null;
  bank: string | null;
  bik: string | null;
  correspondentAccount: string | null;
}

export interface StatementWarning {
  code: string;
  line: number | null;
  detail: Words;
  /** A person must look before anything of the statement is applied. */
  review: boolean;
}
