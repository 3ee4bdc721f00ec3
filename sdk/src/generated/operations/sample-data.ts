// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import type * as types from '../types.ts';

/**
 * Sample data of the portal
 *
 * Whether the portal holds an example company, and which of its records belong to it. Records made from them by
 * hand, such as a quote for a sample request, are not named, and go with them.
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `GET /api/v1/sample-data`
 */
export const get = call<[], types.Get_2, never>('GET /api/v1/sample-data');

export type MakeBody = {
  /** Language of its words; that of the request unless given */
  language?: 'ru' | 'en' | undefined;
};

/**
 * Fill the portal with an example
 *
 * A small company with warehouses, suppliers, items, a budget, requisitions in every status, a request whose
 * answers are ready to compare, an order that came in part and an invoice that does not match it; made within
 * seconds by the operations that people use, all of it or nothing. Nothing leaves the portal because of it: no
 * letter, notice, task or webhook. A portal that has items, counterparties, budgets or requisitions of its own is
 * refused (`portal_not_empty`). Asked for again it changes nothing.
 *
 * People need the permission `company_settings.update`. API keys cannot call it.
 *
 * `POST /api/v1/sample-data`
 */
export const make = call<
  [body?: MakeBody],
  types.Get_2,
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/sample-data body key');

/**
 * Remove the example
 *
 * All of it at once, with everything that was made for its requisitions; numbers of records go on from where they
 * were, unless some were given since. Where records of your own name a sample one, such as a requisition that asks
 * for a sample item, nothing is removed (`sample_in_use`): `records` names up to a hundred of them. A cancelled
 * line is none of these: it keeps its words. Without sample data it changes nothing.
 *
 * People need the permission `company_settings.update`. API keys cannot call it.
 *
 * `DELETE /api/v1/sample-data`
 */
export const remove = call<[], types.Get_2, 'conflict' | 'business_rule_violated' | 'unknown_reference'>(
  'DELETE /api/v1/sample-data',
);
