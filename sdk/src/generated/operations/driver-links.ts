// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import type { FileContent } from '../../calls/file-content.ts';
import { upload } from '../../calls/upload.ts';
import type * as types from '../types.ts';

/**
 * Open a delivery by its link
 *
 * Needs no account: the token is the key, and shows what its driver brings where, in the order of the stops, and
 * nothing else: no prices, no suppliers, no notes of the company. The first look of a person is recorded; `HEAD`,
 * mail filters and previews do not count.
 *
 * Public: no credentials are needed.
 *
 * `GET /api/v1/public/v1/deliveries/{token}`
 */
export const readDeliveryByLink = call<
  [token: string],
  types.ReadDeliveryByLink,
  'not_found' | 'link_expired' | 'link_revoked' | 'portal_moved'
>('GET /api/v1/public/v1/deliveries/{token}');

export type HandOverByLinkBody = {
  /** Who received it */
  recipientName: string;
  /** What was taken, where it is not all */
  items?:
    | Array<{
        /** Goods */
        id: string;
        /** So much was taken */
        deliveredQuantity: string;
      }>
    | undefined;
  /** What the driver has to say */
  comment?: string | undefined;
  /**
   * When it was noted, by the clock of the phone. Now unless given. A time before the link was made or ahead of our
   * clock counts as the nearest that is possible.
   */
  pressedAt?: string | undefined;
};

/**
 * Note by the link that goods were handed over
 *
 * Goods under way are handed over: those not named in `items` whole. Where less was taken of any, the batch is
 * `partially_delivered`; where nothing was, it is `returned`, and `comment` says why. What was handed over already
 * is not changed (`already_handed_over`), unless exactly the same is said again.
 *
 * Public: no credentials are needed.
 *
 * `POST /api/v1/public/v1/deliveries/{token}/batches/{batchId}/handed-over`
 */
export const handOverByLink = call<
  [token: string, batchId: string, body: HandOverByLinkBody],
  types.ReadDeliveryByLink,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'resource_archived'
  | 'link_expired'
  | 'link_revoked'
  | 'portal_moved'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/public/v1/deliveries/{token}/batches/{batchId}/handed-over body key');

export type LoadByLinkBody = {
  /**
   * When it was noted, by the clock of the phone. Now unless given. A time before the link was made or ahead of our
   * clock counts as the nearest that is possible.
   */
  pressedAt?: string | undefined;
};

/**
 * Note by the link that goods are loaded
 *
 * A planned or loading batch is loaded and leaves: it is `in_transit`. Noted again, it changes nothing.
 *
 * Public: no credentials are needed.
 *
 * `POST /api/v1/public/v1/deliveries/{token}/batches/{batchId}/loaded`
 */
export const loadByLink = call<
  [token: string, batchId: string, body?: LoadByLinkBody],
  types.ReadDeliveryByLink,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'resource_archived'
  | 'link_expired'
  | 'link_revoked'
  | 'portal_moved'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/public/v1/deliveries/{token}/batches/{batchId}/loaded body key');

export type SendPhotoByLinkBody = {
  /** The picture. At most 10 MiB. */
  file: FileContent;
};

/**
 * Send a photograph by the link
 *
 * A JPEG, PNG, WebP or HEIC picture of up to 10 MiB joins the files of a batch that was loaded, also after it was
 * handed over: at most 20 to a batch. Name and content must agree. The same picture again is kept once, and
 * answered with 200.
 *
 * Public: no credentials are needed.
 *
 * `POST /api/v1/public/v1/deliveries/{token}/batches/{batchId}/photos`
 */
export const sendPhotoByLink = upload<
  [token: string, batchId: string, body: SendPhotoByLinkBody],
  types.ReadDeliveryByLink,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'resource_archived'
  | 'link_expired'
  | 'link_revoked'
  | 'portal_moved'
  | 'unsupported_file_type'
  | 'unsupported_media_type'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'file_malformed'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'quota_exceeded'
  | 'rate_limited'
>('POST /api/v1/public/v1/deliveries/{token}/batches/{batchId}/photos body key');

export type SendPositionsByLinkBody = {
  /** Positions, at most 500 */
  points: Array<{
    /** Recorded. By the clock of the device; at most five minutes ahead of ours. */
    recordedAt: string;
    /** Latitude. Degrees north. */
    latitude: string;
    /** Longitude. Degrees east. */
    longitude: string;
    /** Speed, km/h */
    speed?: string | null | undefined;
    /** Heading, degrees from north */
    heading?: string | null | undefined;
  }>;
};

/**
 * Send positions by the link
 *
 * Where the vehicle of the route was, as measured by the phone of its driver, who has agreed: points of `source`
 * `driver`. Those measured before the link was made, ahead of our clock, or within ten seconds of another are left
 * out. Without a vehicle on the route nothing is taken (`no_vehicle`).
 *
 * Public: no credentials are needed.
 *
 * `POST /api/v1/public/v1/deliveries/{token}/positions`
 */
export const sendPositionsByLink = call<
  [token: string, body: SendPositionsByLinkBody],
  {
    /** Kept */
    kept: number;
    /** Left out, or there already */
    left: number;
  },
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'resource_archived'
  | 'link_expired'
  | 'link_revoked'
  | 'portal_moved'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/public/v1/deliveries/{token}/positions body key');

export type ArriveByLinkBody = {
  /**
   * When it was noted, by the clock of the phone. Now unless given. A time before the link was made or ahead of our
   * clock counts as the nearest that is possible.
   */
  pressedAt?: string | undefined;
};

/**
 * Note by the link that a stop is reached
 *
 * The stop keeps when its driver was there first; noted again, it changes nothing.
 *
 * Public: no credentials are needed.
 *
 * `POST /api/v1/public/v1/deliveries/{token}/stops/{stopId}/arrived`
 */
export const arriveByLink = call<
  [token: string, stopId: string, body?: ArriveByLinkBody],
  types.ReadDeliveryByLink,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'link_expired'
  | 'link_revoked'
  | 'portal_moved'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/public/v1/deliveries/{token}/stops/{stopId}/arrived body key');
