// Made by `npm run gen sdk` from sdk/openapi.json.
import type { DescribedOperation } from '../../../cli/operations/described-operation.ts';

export const operations: Readonly<Record<string, DescribedOperation>> = {
  'read-public-order': {
    call: 'readPublicOrder',
    kind: 'call',
    summary: 'Open an order by its link',
    about:
      'Needs no account: the token is the key, and shows the side of the supplier alone. `state` says how it stands and `mayAnswer` whether an answer is taken. Of an order that was cancelled or revised since (`revised`), only number and buyer are shown. The first look of a person is told to the buyer; `HEAD`, mail filters and previews do not count.',
    path: ['token'],
  },
  'confirm-by-link': {
    call: 'confirmByLink',
    kind: 'call',
    isWrite: true,
    summary: 'Confirm an order by its link',
    about:
      'As it was ordered, but for the named `lines`: less (none with 0), on another day, with a remark. Who confirms names themselves. An answer may be changed until goods come. Otherwise it is refused with a `rule` that says why: `order_revised`, `order_cancelled`, `order_receiving`, `order_ended`.',
    path: ['token'],
    body: {
      name: { kind: 'text', words: 'Name of who answers', isRequired: true },
      lines: { kind: 'json', words: 'Lines that are not simply confirmed as ordered' },
      comment: { kind: 'text', words: 'Comment' },
    },
  },
  'decline-by-link': {
    call: 'declineByLink',
    kind: 'call',
    isWrite: true,
    summary: 'Decline an order by its link',
    about:
      'All of it, with a reason. An answer may be changed until goods come. Otherwise it is refused with a `rule` that says why: `order_revised`, `order_cancelled`, `order_receiving`, `order_ended`.',
    path: ['token'],
    body: {
      name: { kind: 'text', words: 'Name of who answers', isRequired: true },
      reason: { kind: 'text', words: 'Why it is declined', isRequired: true },
    },
  },
  'download-order': {
    call: 'downloadOrder',
    kind: 'download',
    summary: 'Download an order by its link',
    about: 'The PDF as it was sent. Of an order that was cancelled or revised since, none is given.',
    path: ['token'],
  },
  'read-quote-status': {
    call: 'readQuoteStatus',
    kind: 'call',
    summary: 'How a quote fares, by its link',
    about: 'Opens after the end of the link too. It shows one quote alone: neither competitors nor ranks.',
    path: ['token'],
  },
  'read-public-rfq': {
    call: 'readPublicRfq',
    kind: 'call',
    summary: 'Open a request by its link',
    about:
      'Needs no account: the token is the key, and shows one supplier what is asked of him, his own draft and what he submitted last, and nothing else. It opens until 72 hours after the deadline. The first look of a person is told to the buyers; `HEAD`, mail filters and previews do not count.',
    path: ['token'],
  },
  'read-questions-by-link': {
    call: 'readQuestionsByLink',
    kind: 'call',
    summary: 'Read questions by the link',
    about:
      "The supplier's own questions with their answers, what the buyers asked of it, and the answers shown to all.",
    path: ['token'],
  },
  'ask-by-link': {
    call: 'askByLink',
    kind: 'call',
    isWrite: true,
    summary: 'Ask about a request for quotes by its link',
    about:
      'Before the deadline, whether or not a quote was sent. The buyers hear of it; no other supplier sees it, unless they show its answer to all, without who asked. The same words again are kept once while they wait for an answer.',
    path: ['token'],
    body: { text: { kind: 'text', words: 'Question', isRequired: true }, name: { kind: 'text', words: 'Who asks' } },
  },
  'answer-by-link': {
    call: 'answerByLink',
    kind: 'call',
    isWrite: true,
    summary: 'Answer a question of the buyers by the link',
    about: 'While the link opens and the request has not ended. The buyers hear of it; no other supplier ever sees it.',
    path: ['token', 'questionId'],
    body: { text: { kind: 'text', words: 'Answer', isRequired: true }, name: { kind: 'text', words: 'Who answers' } },
  },
  'send-question-file': {
    call: 'sendQuestionFile',
    kind: 'upload',
    isWrite: true,
    summary: 'Send a file beside a question by the link',
    about:
      'One file of up to 25 MiB, one of pdf, docx, xlsx, csv, tsv, txt, png, jpg, jpeg, webp, heic, zip, xml, p7s, sig, beside a question of the supplier that waits for its answer, or beside one that the buyers ask of it: at most 10 to a question. Name and content must agree. The same file again is kept once, and answered with 200. No other supplier ever sees it.',
    path: ['token', 'questionId'],
    body: { file: { kind: 'file', words: 'The file. At most 25 MiB.', isRequired: true } },
  },
  'save-quote-draft': {
    call: 'saveQuoteDraft',
    kind: 'call',
    isWrite: true,
    summary: 'Save a draft by the link',
    about:
      'Any part of a quote; what is missing may come later. `draftVersion` is the one last seen: when another window has saved since, the draft is refused with `draft_conflict` and nothing is lost.',
    path: ['token'],
    body: {
      draftVersion: { kind: 'number', words: 'Draft last seen; 0 before the first' },
      currency: { kind: 'text', words: 'Currency of the quote' },
      vatMode: { kind: 'text', values: ['included', 'excluded', 'none'], words: 'VAT in the prices' },
      documentDate: { kind: 'text', isNullable: true, words: 'Date of the quote' },
      validUntil: { kind: 'text', isNullable: true, words: 'Prices are valid until' },
      deliveryDays: { kind: 'number', isNullable: true, words: 'Days until delivery. Unless a line says otherwise.' },
      deliveryTerms: { kind: 'text', isNullable: true, words: 'Terms of delivery' },
      paymentTerms: { kind: 'text', isNullable: true, words: 'Terms of payment' },
      prepaymentPercent: { kind: 'text', isNullable: true, words: 'Prepayment, %' },
      extraCosts: { kind: 'json', words: 'Extra costs' },
      supplierComment: { kind: 'text', isNullable: true, words: 'Comment of the supplier' },
      statedTotal: { kind: 'text', isNullable: true, words: 'Stated total. Where the request asks for a total alone.' },
      lines: { kind: 'json', words: 'Lines; replaced whole' },
    },
  },
  'submit-by-link': {
    call: 'submitByLink',
    kind: 'call',
    isWrite: true,
    summary: 'Submit a quote by the link',
    about:
      'What is given, over the saved draft, becomes the current version; every field that is missing or wrong is named. The link then shows the quote and takes no other until the buyer asks for one. `decline` says that there will be no quote. `statusToken` asks how the quote fares.',
    path: ['token'],
    body: {
      decline: { kind: 'boolean', words: 'There will be no quote' },
      reason: { kind: 'text', words: 'Why it is declined' },
      contactName: { kind: 'text', words: 'Who submits it' },
      currency: { kind: 'text', words: 'Currency of the quote' },
      vatMode: { kind: 'text', values: ['included', 'excluded', 'none'], words: 'VAT in the prices' },
      documentDate: { kind: 'text', isNullable: true, words: 'Date of the quote' },
      validUntil: { kind: 'text', isNullable: true, words: 'Prices are valid until' },
      deliveryDays: { kind: 'number', isNullable: true, words: 'Days until delivery. Unless a line says otherwise.' },
      deliveryTerms: { kind: 'text', isNullable: true, words: 'Terms of delivery' },
      paymentTerms: { kind: 'text', isNullable: true, words: 'Terms of payment' },
      prepaymentPercent: { kind: 'text', isNullable: true, words: 'Prepayment, %' },
      extraCosts: { kind: 'json', words: 'Extra costs' },
      supplierComment: { kind: 'text', isNullable: true, words: 'Comment of the supplier' },
      statedTotal: { kind: 'text', isNullable: true, words: 'Stated total. Where the request asks for a total alone.' },
      lines: { kind: 'json', words: 'Lines; replaced whole' },
    },
  },
};
