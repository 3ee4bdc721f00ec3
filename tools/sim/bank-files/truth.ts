/** What a generated file says, told in the generator's own terms and known before a byte of it is written. Amounts are whole kopecks. */
export interface Truth {
  accounts: TrueAccount[];
  documents: TrueDocument[];
  from: string;
  to: string;
  sender: string;
  /** Things done to the file that its reader has to notice. */
  faults: Set<Fault>;
}

export type Fault =
  | 'declared-otherwise'
  | 'loose-amounts'
  | 'no-end'
  | 'wrong-balance'
  | 'wrong-turnover'
  | 'no-turnovers';

export interface TrueAccount {
  number: string;
  opening: number;
  received: number;
  spent: number;
  closing: number;
}

export interface TrueDocument {
  kind: string;
  number: string;
  /** `dd.mm.yyyy` */
  date: string;
  booked: string | null;
  kopecks: number;
  way: 'in' | 'out' | 'between';
  payer: TrueParty;
  payee: TrueParty;
  purpose: string;
}

export interface TrueParty {
  name: string;
  inn: string;
  kpp: string | null;
  account: string;
  bank: string;
  bik: string;
}
