// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import type * as types from '../types.ts';

/**
 * First steps of a new company
 *
 * What a company does on its first day, in order, and which of it is done. A step is done as soon as its record
 * exists, whoever made it; sample data take no step.
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `GET /api/v1/first-steps`
 */
export const get = call<[], types.Get, never>('GET /api/v1/first-steps');

/**
 * Hide the first steps
 *
 * From the start page of the person who asks; colleagues go on seeing them. Hiding them again changes nothing.
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `POST /api/v1/first-steps/hide`
 */
export const hide = call<
  [],
  types.Get,
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/first-steps/hide key');

/**
 * Show the first steps again
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `POST /api/v1/first-steps/show`
 */
export const show = call<
  [],
  types.Get,
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/first-steps/show key');
