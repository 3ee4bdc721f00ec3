import type { Api } from '../api.ts';
import { type Say, speaker } from '../loop/speak.ts';
import type { Colleague } from './cast.ts';
import type { Department, SupplierName } from './company.ts';
import type { People } from './hire-people.ts';
import type { Ledger } from './ledger.ts';

/** What the company of the month has in the portal, by identifiers. */
export interface Furnished {
  warehouseId: string;
  /** By name of the category, by article, by name of the supplier. */
  categories: ReadonlyMap<string, string>;
  items: ReadonlyMap<string, string>;
  suppliers: ReadonlyMap<SupplierName, Party>;
  /** By code. */
  budgets: ReadonlyMap<string, string>;
}

export interface Party {
  counterpartyId: string;
  supplierId: string;
}

export interface Month {
  /** The day it is played on; what it tells lies in the weeks before. */
  today: string;
  people: People;
  /** A supplier's browser, without an account. */
  visitor: Api;
  departments: readonly Department[];
  /** The working days it tells of. */
  days: readonly string[];
  /** What of each department's needs is played, the first ones. */
  needsEach: number;
  ledger: Ledger;
}

/** Everybody's requests under one name: told again, the same requests get the same answers. */
export type Speak = (who: Colleague | 'visitor') => Say;

export function speakers({ people, visitor }: Pick<Month, 'people' | 'visitor'>, name: string): Speak {
  const known = new Map<string, Say>();
  return (who) => {
    const say = known.get(who) ?? speaker(who === 'visitor' ? visitor : people[who].api, `month-${name}-${who}`);
    known.set(who, say);
    return say;
  };
}
