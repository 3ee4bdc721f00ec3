import type { Permission } from '../../nouns/kit/rights.ts';
import type { NoticeWay } from '../../nouns/notice-ways.ts';
import type { SystemRole } from '../../server/src/kernel/access/system-roles.ts';

/** Kinds of records that are talked about, with what reading them takes. */
export const kinds = {
  procurement: 'purchase_requisitions.read',
  supplierRfq: 'supplier_rfqs.read',
  contract: 'contracts.read',
} as const satisfies Readonly<Record<string, Permission>>;

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

/** A requisition whose goods come in many receipts, of one unit each. */
export interface Purchase {
  id: string;
  lineId: string;
  warehouseId: string;
  /** Who hears that goods came: who asked for them, mostly without the right to costs, and who is responsible. */
  people: readonly Person[];
}

/** A request for quotes that one supplier answers, again and again. */
export interface Asked {
  token: string;
  positionId: string;
  /** Who is responsible; some have lost the right to read quotes, and some were blocked. */
  buyer: Person;
}

export interface World {
  owner: { token: string };
  people: readonly Person[];
  records: readonly Talked[];
  purchases: readonly Purchase[];
  requests: readonly Asked[];
}

/** Something that has happened, as it was acknowledged. */
export interface Fact {
  /** Under which people are told of it. */
  key: string;
  /** Whose deed it is, where it is one of the people's. */
  author?: Person;
  /** What hearing of it takes. */
  reader: Permission;
  concerns: readonly Person[];
  /** A figure that stands in nothing else, what it is the price of, and what seeing it takes. */
  price?: { figure: string; of: string; reader: Permission };
}

/** A request of a person, of an API key, or of a visitor; any answer but the expected one ends the campaign. */
export type Ask = <Body>(
  by: { token: string } | { key: string } | null,
  method: string,
  path: string,
  body?: object,
) => Promise<Body>;
