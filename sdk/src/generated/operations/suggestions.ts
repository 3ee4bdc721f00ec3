// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import type { Text } from '../../calls/query-text.ts';
import type * as types from '../types.ts';

export interface SuggestAddressesQuery {
  /** What was typed */
  query: Text;
}

/**
 * Suggest addresses
 *
 * By what was typed so far, within the regions that the settings of the integration name.
 *
 * People need the permission `counterparties.read`. API keys need the scope `counterparties.read` or
 * `suppliers.read`.
 *
 * `GET /api/v1/suggestions/addresses`
 */
export const suggestAddresses = call<
  [query: SuggestAddressesQuery],
  {
    /** Integration that was asked */
    source: string;
    /** Lines to pick from */
    items: Array<{
      /** How a list shows it */
      title: string;
      /** Address with its postcode, to be sent when it is picked */
      address: string;
      /** Postcode */
      postalCode: string | null;
      /** Region */
      region: string | null;
      /** Where it is, to be sent as both coordinates */
      place: {
        /** Latitude. Degrees north. */
        latitude: string | null;
        /** Longitude. Degrees east. */
        longitude: string | null;
        /** Of the house itself, and not of its street or town */
        isExact: boolean;
      } | null;
    }>;
  },
  | 'installation_not_ready'
  | 'integration_disabled'
  | 'business_rule_violated'
  | 'test_portal_stays_inside'
  | 'quota_exceeded'
  | 'rate_limited'
  | 'upstream_error'
>('GET /api/v1/suggestions/addresses query');

export type CleanAddressesBody = {
  /** Addresses as they are written now */
  addresses: Array<string>;
};

/**
 * Clean addresses
 *
 * Writes addresses by the rules of the post, in the order given. The provider charges for each, so what may have
 * been done already is never repeated by itself. Nothing is stored.
 *
 * People need the permission `counterparties.update`. API keys need the scope `counterparties.write` or
 * `suppliers.write`.
 *
 * `POST /api/v1/suggestions/addresses/clean`
 */
export const cleanAddresses = call<
  [body: CleanAddressesBody],
  {
    /** Integration that was asked */
    source: string;
    /** The same addresses, cleaned */
    items: Array<{
      /** As it was given */
      source: string;
      /** As the post writes it; null where it could not be read */
      address: string | null;
      /** Postcode */
      postalCode: string | null;
      /** Read without doubt; otherwise somebody should look */
      sure: boolean;
    }>;
  },
  | 'conflict'
  | 'idempotency_in_progress'
  | 'installation_not_ready'
  | 'integration_disabled'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'idempotency_key_reused'
  | 'test_portal_stays_inside'
  | 'unknown_reference'
  | 'validation_failed'
  | 'write_cannot_wait'
  | 'quota_exceeded'
  | 'rate_limited'
  | 'upstream_error'
>('POST /api/v1/suggestions/addresses/clean body key');

export interface SuggestBanksQuery {
  /** What was typed */
  query: Text;
}

/**
 * Suggest banks
 *
 * By a part of the name, or the beginning of a BIK. The `paymentRequisite` of the line that was picked goes into
 * the payment requisites of a counterparty.
 *
 * People need the permission `counterparties.read`. API keys need the scope `counterparties.read` or
 * `suppliers.read`.
 *
 * `GET /api/v1/suggestions/banks`
 */
export const suggestBanks = call<
  [query: SuggestBanksQuery],
  types.SuggestBanks,
  | 'installation_not_ready'
  | 'integration_disabled'
  | 'business_rule_violated'
  | 'test_portal_stays_inside'
  | 'quota_exceeded'
  | 'rate_limited'
  | 'upstream_error'
>('GET /api/v1/suggestions/banks query');

/**
 * Find a bank by its BIK
 *
 * Nothing found is an empty list. What cannot be such a number is not asked for.
 *
 * People need the permission `counterparties.read`. API keys need the scope `counterparties.read` or
 * `suppliers.read`.
 *
 * `GET /api/v1/suggestions/banks/{bik}`
 */
export const findBank = call<
  [bik: string],
  types.SuggestBanks,
  | 'not_found'
  | 'installation_not_ready'
  | 'integration_disabled'
  | 'business_rule_violated'
  | 'test_portal_stays_inside'
  | 'quota_exceeded'
  | 'rate_limited'
  | 'upstream_error'
>('GET /api/v1/suggestions/banks/{bik}');

export interface SuggestPartiesQuery {
  /** What was typed */
  query: Text;
}

/**
 * Suggest counterparties
 *
 * By a part of the name, or the beginning of an INN. Nothing is stored: when a person has picked a line, send its
 * `counterparty` to create one. Answers are remembered for ten minutes.
 *
 * People need the permission `counterparties.read`. API keys need the scope `counterparties.read` or
 * `suppliers.read`.
 *
 * `GET /api/v1/suggestions/parties`
 */
export const suggestParties = call<
  [query: SuggestPartiesQuery],
  types.SuggestParties,
  | 'installation_not_ready'
  | 'integration_disabled'
  | 'business_rule_violated'
  | 'test_portal_stays_inside'
  | 'quota_exceeded'
  | 'rate_limited'
  | 'upstream_error'
>('GET /api/v1/suggestions/parties query');

export interface FindPartyQuery {
  /** KPP of the branch */
  kpp?: Text | undefined;
}

/**
 * Find a counterparty by its INN
 *
 * An OGRN does too. A company with branches comes with all of them, unless `kpp` says which; nothing found is an
 * empty list. What cannot be such a number is not asked for.
 *
 * People need the permission `counterparties.read`. API keys need the scope `counterparties.read` or
 * `suppliers.read`.
 *
 * `GET /api/v1/suggestions/parties/{inn}`
 */
export const findParty = call<
  [inn: string, query?: FindPartyQuery],
  types.SuggestParties,
  | 'not_found'
  | 'installation_not_ready'
  | 'integration_disabled'
  | 'business_rule_violated'
  | 'test_portal_stays_inside'
  | 'quota_exceeded'
  | 'rate_limited'
  | 'upstream_error'
>('GET /api/v1/suggestions/parties/{inn} query');
