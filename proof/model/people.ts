import type { SystemRole } from '../../server/src/kernel/access/system-roles.ts';

export type Kind = 'procurement' | 'invoice' | 'commercial_proposal' | 'sales_invoice';

/** The roles of who works in a portal, told by their places. The first owns it: what an API key does is done in their name. */
export const people = [
  'owner',
  'purchasing_manager',
  'purchasing_manager',
  'admin',
  'accountant',
  'buyer',
] as const satisfies readonly SystemRole[];

export type Role = (typeof people)[number];

/** Whoever an API key speaks for. */
export const owner = 0;

/** A person by their place, or anybody of a role. */
export type Asked = number | Role;

/** Everybody asked has to approve, or any of them. */
export interface Step {
  mode: 'all' | 'any';
  asked: readonly Asked[];
}

/** For records of a kind from an amount on, up to another; in kopecks. */
export interface Route {
  kind: Kind;
  from: number;
  to?: number;
  steps: readonly Step[];
}

const managing: readonly Role[] = ['owner', 'admin'];

const approving: Readonly<Record<Kind, readonly Role[]>> = {
  procurement: [...managing, 'purchasing_manager'],
  invoice: [...managing, 'purchasing_manager', 'accountant'],
  commercial_proposal: [...managing, 'purchasing_manager'],
  sales_invoice: [...managing, 'accountant'],
};

const sending: Readonly<Record<Kind, readonly Role[]>> = {
  procurement: [...managing, 'purchasing_manager', 'buyer'],
  invoice: [...managing, 'purchasing_manager', 'accountant', 'buyer'],
  commercial_proposal: managing,
  sales_invoice: [...managing, 'accountant'],
};

const holds = (roles: readonly Role[], person: number) => roles.includes(people[person] as Role);

export const mayApprove = (kind: Kind, person: number) => holds(approving[kind], person);

export const maySend = (kind: Kind, person: number) => holds(sending[kind], person);

/** Who manages the settings lets a step pass that nobody is left for. */
export const mayPass = (person: number) => holds(managing, person);

/** Who speaks for a person or a role. */
export const speakersOf = (asked: Asked): number[] =>
  typeof asked === 'number' ? [asked] : people.flatMap((role, person) => (role === asked ? person : []));
