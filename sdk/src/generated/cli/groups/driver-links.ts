// Made by `npm run gen sdk` from sdk/openapi.json.
import type { DescribedOperation } from '../../../cli/operations/described-operation.ts';

export const operations: Readonly<Record<string, DescribedOperation>> = {
  'read-delivery-by-link': {
    call: 'readDeliveryByLink',
    kind: 'call',
    summary: 'Open a delivery by its link',
    about:
      'Needs no account: the token is the key, and shows what its driver brings where, in the order of the stops, and nothing else: no prices, no suppliers, no notes of the company. The first look of a person is recorded; `HEAD`, mail filters and previews do not count.',
    path: ['token'],
  },
  'hand-over-by-link': {
    call: 'handOverByLink',
    kind: 'call',
    isWrite: true,
    summary: 'Note by the link that goods were handed over',
    about:
      'Goods under way are handed over: those not named in `items` whole. Where less was taken of any, the batch is `partially_delivered`; where nothing was, it is `returned`, and `comment` says why. What was handed over already is not changed (`already_handed_over`), unless exactly the same is said again.',
    path: ['token', 'batchId'],
    body: {
      recipientName: { kind: 'text', words: 'Who received it', isRequired: true },
      items: { kind: 'json', words: 'What was taken, where it is not all' },
      comment: { kind: 'text', words: 'What the driver has to say' },
      pressedAt: {
        kind: 'text',
        words:
          'When it was noted, by the clock of the phone. Now unless given. A time before the link was made or ahead of our clock counts as the nearest that is possible.',
      },
    },
  },
  'load-by-link': {
    call: 'loadByLink',
    kind: 'call',
    isWrite: true,
    summary: 'Note by the link that goods are loaded',
    about: 'A planned or loading batch is loaded and leaves: it is `in_transit`. Noted again, it changes nothing.',
    path: ['token', 'batchId'],
    body: {
      pressedAt: {
        kind: 'text',
        words:
          'When it was noted, by the clock of the phone. Now unless given. A time before the link was made or ahead of our clock counts as the nearest that is possible.',
      },
    },
  },
  'send-photo-by-link': {
    call: 'sendPhotoByLink',
    kind: 'upload',
    isWrite: true,
    summary: 'Send a photograph by the link',
    about:
      'A JPEG, PNG, WebP or HEIC picture of up to 10 MiB joins the files of a batch that was loaded, also after it was handed over: at most 20 to a batch. Name and content must agree. The same picture again is kept once, and answered with 200.',
    path: ['token', 'batchId'],
    body: { file: { kind: 'file', words: 'The picture. At most 10 MiB.', isRequired: true } },
  },
  'send-positions-by-link': {
    call: 'sendPositionsByLink',
    kind: 'call',
    isWrite: true,
    summary: 'Send positions by the link',
    about:
      'Where the vehicle of the route was, as measured by the phone of its driver, who has agreed: points of `source` `driver`. Those measured before the link was made, ahead of our clock, or within ten seconds of another are left out. Without a vehicle on the route nothing is taken (`no_vehicle`).',
    path: ['token'],
    body: { points: { kind: 'json', words: 'Positions, at most 500', isRequired: true } },
  },
  'arrive-by-link': {
    call: 'arriveByLink',
    kind: 'call',
    isWrite: true,
    summary: 'Note by the link that a stop is reached',
    about: 'The stop keeps when its driver was there first; noted again, it changes nothing.',
    path: ['token', 'stopId'],
    body: {
      pressedAt: {
        kind: 'text',
        words:
          'When it was noted, by the clock of the phone. Now unless given. A time before the link was made or ahead of our clock counts as the nearest that is possible.',
      },
    },
  },
};
