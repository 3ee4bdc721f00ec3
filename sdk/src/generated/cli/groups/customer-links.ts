// Made by `npm run gen sdk` from sdk/openapi.json.
import type { DescribedOperation } from '../../../cli/operations/described-operation.ts';

export const operations: Readonly<Record<string, DescribedOperation>> = {
  'read-public-offer': {
    call: 'readPublicOffer',
    kind: 'call',
    summary: 'Open a commercial proposal by its link',
    about:
      'Needs no account: the token is the key, and shows the side of the customer alone. `state` says how it stands and `may` what may be done. Of a proposal that was taken back (`withdrawn`) or sent again after a change (`replaced`), only number and seller are shown. The first look of a person is told to the seller; `HEAD`, mail filters and previews do not count.',
    path: ['token'],
  },
  'accept-by-link': {
    call: 'acceptByLink',
    kind: 'call',
    isWrite: true,
    summary: 'Accept a commercial proposal by its link',
    about:
      'Who accepts names themselves. Accepting again changes nothing. One that was declined, has expired or was taken back is refused, with a `rule` that says which: `offer_declined`, `offer_invoiced`, `offer_expired`, `offer_withdrawn`, `offer_replaced`.',
    path: ['token'],
    body: {
      name: { kind: 'text', words: 'Name of who accepts', isRequired: true },
      position: { kind: 'text', words: 'Position' },
      comment: { kind: 'text', words: 'Comment' },
    },
  },
  'decline-by-link': {
    call: 'declineByLink',
    kind: 'call',
    isWrite: true,
    summary: 'Decline a commercial proposal by its link',
    about:
      'With a reason. Declining again changes nothing. One that was accepted, has expired or was taken back is refused, with a `rule` that says which: `offer_accepted`, `offer_invoiced`, `offer_expired`, `offer_withdrawn`, `offer_replaced`.',
    path: ['token'],
    body: {
      reason: { kind: 'text', words: 'Why', isRequired: true },
      name: { kind: 'text', words: 'Name of who declines' },
    },
  },
  'download-offer': {
    call: 'downloadOffer',
    kind: 'download',
    summary: 'Download a commercial proposal by its link',
    about: 'The file as it was sent. One that was taken back or replaced is no longer given.',
    path: ['token'],
    query: { format: { kind: 'text', values: ['pdf', 'docx'], words: 'Format', isRequired: true } },
  },
  'download-logo': {
    call: 'downloadLogo',
    kind: 'download',
    summary: "Get the seller's logo by a customer's link",
    path: ['token'],
  },
  'ask-by-link': {
    call: 'askByLink',
    kind: 'call',
    isWrite: true,
    summary: 'Ask about a commercial proposal by its link',
    about:
      'The question is kept with the proposal, and its owner gets a letter. The same words again within one link are kept once. One that was taken back is refused: `offer_withdrawn`, `offer_replaced`.',
    path: ['token'],
    body: {
      text: { kind: 'text', words: 'Question', isRequired: true },
      name: { kind: 'text', words: 'Who asks' },
      email: { kind: 'text', words: 'Where to answer' },
    },
  },
};
