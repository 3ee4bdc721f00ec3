import type { Call } from '../call.ts';

/** Who was found. Nothing is checked and nothing chosen here: numbers are as the provider told them. */
export interface SuggestedParty {
  /** How a list shows it. */
  title: string;
  kind: 'legal_entity' | 'entrepreneur';
  shortName: string;
  fullName: string | null;
  inn: string | null;
  kpp: string | null;
  ogrn: string | null;
  okpo: string | null;
  legalAddress: string | null;
  /** Companies share an INN with their branches. */
  branch: boolean;
  status: 'active' | 'liquidating' | 'liquidated' | 'bankrupt' | 'reorganizing' | 'unknown';
  /** Days. */
  registeredOn: string | null;
  closedOn: string | null;
  manager: { name: string; post: string | null } | null;
}

export interface SuggestedBank {
  title: string;
  bankName: string;
  bik: string | null;
  correspondentAccount: string | null;
  address: string | null;
  status: SuggestedParty['status'];
}

export interface SuggestedAddress {
  title: string;
  /** With the postcode, as it is written on an envelope. */
  address: string;
  postalCode: string | null;
  region: string | null;
  /** Where it is, where the provider knows. */
  place: SuggestedPlace | null;
}

export interface SuggestedPlace {
  /** Degrees, decimal strings of at most six digits after the point. */
  latitude: string;
  longitude: string;
  /** Of the house itself, and not of its street or town. */
  isExact: boolean;
}

export interface CleanAddress {
  /** As it was given. */
  source: string;
  /** Null where it could not be read. */
  address: string | null;
  postalCode: string | null;
  /** Nobody need look at it again. */
  sure: boolean;
}

/** Suggests requisites and addresses to a person who types. */
export interface SuggestionsPort<S = Record<string, unknown>> {
  party(call: Call<S>, query: string): Promise<SuggestedParty[]>;
  /** By INN, or OGRN; a company with branches is found several times unless the KPP tells which. */
  partyById(call: Call<S>, number: string, kpp?: string): Promise<SuggestedParty[]>;
  bank(call: Call<S>, query: string): Promise<SuggestedBank[]>;
  bankByBic(call: Call<S>, bic: string): Promise<SuggestedBank[]>;
  address(call: Call<S>, query: string): Promise<SuggestedAddress[]>;
  /** Written anew by the rules of the post. Paid for by the portal, so it is never repeated by itself. */
  clean(call: Call<S>, addresses: readonly string[]): Promise<CleanAddress[]>;
}
