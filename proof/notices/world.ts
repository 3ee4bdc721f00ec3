import type { NoticeWay } from '../../nouns/notice-ways.ts';
import type { SystemRole } from '../../server/src/kernel/access/system-roles.ts';

/** Kinds of records that are talked about, with what reading them takes. */
export const kinds = {
  procurement: 'purchase_requisitions.read',
  supplierRfq: 'supplier_rfqs.read',
  contract: 'contracts.read',
} as const;

export type Kind = keyof typeof kinds;

export interface Person {
  id: string;
  token: string;
  /** The role that he has while people talk; another one before, for those who have lost theirs. */
  role: SystemRole;
  way: NoticeWay;
  isBlocked: boolean;
}

export interface Talked {
  id: string;
  kind: Kind;
  /** A word that stands in its name and in all that is said of it, and nowhere else. */
  canary: string;
  /** Who follows it, among them some who have lost the right to read it and some who were blocked. */
  followers: readonly Person[];
}

export interface World {
  people: readonly Person[];
  records: readonly Talked[];
}

/** One comment, as it was acknowledged. */
export interface Fact {
  id: string;
  record: Talked;
  author: Person;
  mentioned: readonly Person[];
}

/** A request of a person, or of an API key; any answer but the expected one ends the campaign. */
export type Ask = <Body>(
  by: { token: string } | { key: string },
  method: string,
  path: string,
  body?: object,
) => Promise<Body>;
