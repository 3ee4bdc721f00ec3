// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import { download } from '../../calls/download.ts';
import type * as types from '../types.ts';

/**
 * Open a commercial proposal by its link
 *
 * Needs no account: the token is the key, and shows the side of the customer alone. `state` says how it stands and
 * `may` what may be done. Of a proposal that was taken back (`withdrawn`) or sent again after a change
 * (`replaced`), only number and seller are shown. The first look of a person is told to the seller; `HEAD`, mail
 * filters and previews do not count.
 *
 * Public: no credentials are needed.
 *
 * `GET /api/v1/public/v1/commercial-proposals/{token}`
 */
export const readPublicOffer = call<[token: string], types.ReadPublicOffer, 'not_found'>(
  'GET /api/v1/public/v1/commercial-proposals/{token}',
);

export type AcceptByLinkBody = {
  /** Name of who accepts */
  name: string;
  /** Position */
  position?: string | undefined;
  /** Comment */
  comment?: string | undefined;
};

/**
 * Accept a commercial proposal by its link
 *
 * Who accepts names themselves. Accepting again changes nothing. One that was declined, has expired or was taken
 * back is refused, with a `rule` that says which: `offer_declined`, `offer_invoiced`, `offer_expired`,
 * `offer_withdrawn`, `offer_replaced`.
 *
 * Public: no credentials are needed.
 *
 * `POST /api/v1/public/v1/commercial-proposals/{token}/accept`
 */
export const acceptByLink = call<
  [token: string, body: AcceptByLinkBody],
  types.ReadPublicOffer,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/public/v1/commercial-proposals/{token}/accept body key');

export type DeclineByLinkBody = {
  /** Why */
  reason: string;
  /** Name of who declines */
  name?: string | undefined;
};

/**
 * Decline a commercial proposal by its link
 *
 * With a reason. Declining again changes nothing. One that was accepted, has expired or was taken back is refused,
 * with a `rule` that says which: `offer_accepted`, `offer_invoiced`, `offer_expired`, `offer_withdrawn`,
 * `offer_replaced`.
 *
 * Public: no credentials are needed.
 *
 * `POST /api/v1/public/v1/commercial-proposals/{token}/decline`
 */
export const declineByLink = call<
  [token: string, body: DeclineByLinkBody],
  types.ReadPublicOffer,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/public/v1/commercial-proposals/{token}/decline body key');

export interface DownloadOfferQuery {
  /** Format */
  format: 'pdf' | 'docx';
}

/**
 * Download a commercial proposal by its link
 *
 * The file as it was sent. One that was taken back or replaced is no longer given.
 *
 * Public: no credentials are needed.
 *
 * `GET /api/v1/public/v1/commercial-proposals/{token}/file`
 */
export const downloadOffer = download<
  [token: string, query: DownloadOfferQuery],
  'not_found' | 'file_quarantined' | 'link_revoked' | 'portal_moved'
>('GET /api/v1/public/v1/commercial-proposals/{token}/file query');

/**
 * Get the seller's logo by a customer's link
 *
 * Public: no credentials are needed.
 *
 * `GET /api/v1/public/v1/commercial-proposals/{token}/logo`
 */
export const downloadLogo = download<[token: string], 'not_found' | 'file_quarantined'>(
  'GET /api/v1/public/v1/commercial-proposals/{token}/logo',
);

export type AskByLinkBody = {
  /** Question */
  text: string;
  /** Who asks */
  name?: string | undefined;
  /** Where to answer */
  email?: string | undefined;
};

/**
 * Ask about a commercial proposal by its link
 *
 * The question is kept with the proposal, and its owner gets a letter. The same words again within one link are
 * kept once. One that was taken back is refused: `offer_withdrawn`, `offer_replaced`.
 *
 * Public: no credentials are needed.
 *
 * `POST /api/v1/public/v1/commercial-proposals/{token}/questions`
 */
export const askByLink = call<
  [token: string, body: AskByLinkBody],
  {
    /** Identifier */
    id: string;
    /** Question */
    text: string;
    /** Asked */
    askedAt: string;
  },
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/public/v1/commercial-proposals/{token}/questions body key');
