import { edoDiadocSuite } from '../../../test/connectors/edo-diadoc-suite.ts';
import { judgeConnector } from '../../../test/connectors/suite.ts';
import { edoDiadoc } from './edo-diadoc.connector.ts';

judgeConnector(edoDiadoc, edoDiadocSuite, {
  folder: new URL('./', import.meta.url),
  nameOf: 'edoDiadoc',
  faults: [
    { name: 'no token', file: 'ask-diadoc.ts', change: ['authorized: true,', ''] },
    { name: 'answers in protobuf', file: 'ask-diadoc.ts', change: ['accept: json,', ''] },
    {
      name: 'a place of the feed not made fit for an address',
      file: 'ask-diadoc.ts',
      change: ['encodeURIComponent(value)', 'value'],
    },
    { name: 'the employee registered by a question', file: 'own-box.ts', change: ["{ autoRegister: 'false' }", '{}'] },
    { name: 'any box for ours', file: 'own-box.ts', change: ['only && boxes.length === 1', 'only'] },
    {
      name: 'one page of counterparties',
      file: 'find-recipients.ts',
      change: ['page.length < 100 ||', 'page.length < 1_000 ||'],
    },
    {
      name: 'an invitation for a connection',
      file: 'find-recipients.ts',
      change: ["InvitesMe: 'invites_us'", "InvitesMe: 'connected'"],
    },
    { name: 'sent at once', file: 'post-message.ts', change: ['IsDraft: true,', ''] },
    { name: 'posted without its key', file: 'post-message.ts', change: ['query: { operationId },', 'query: {},'] },
    {
      name: 'other bytes at every attempt',
      file: 'post-message.ts',
      change: ['CustomDocumentId: write.id }', 'CustomDocumentId: write.id, Comment: String(write.attempt) }'],
    },
    {
      name: 'what still runs taken for done',
      file: 'post-message.ts',
      change: [
        'if (answer.status !== 204) return answer.json();',
        "if (answer.status === 204) return { MessageId: 'x', Entities: [{ EntityId: 'y', EntityType: 'Attachment' }] }; else return answer.json();",
      ],
    },
    { name: 'long files inside the message', file: 'post-message.ts', change: ['500 * 1024', '500 * 1024 * 1024'] },
    {
      name: 'the last part of a long file left out',
      file: 'put-on-shelf.ts',
      change: ['(index + 1) * partBytes)', '(index + 1) * partBytes - 1)'],
    },
    { name: 'days as we write them', file: 'document-types.ts', change: [".split('-').reverse().join('.')", ''] },
    {
      name: 'any function for the one of the file',
      file: 'document-types.ts',
      change: ['given === null ? functions[0]', 'functions[0] ? functions[0]'],
    },
    {
      name: 'an unknown word for a good end',
      file: 'state-of.ts',
      change: ["recipient !== notAcceptable) return 'unknown';", "recipient !== notAcceptable) return 'completed';"],
    },
    {
      name: 'a revocation nobody sees',
      file: 'state-of.ts',
      change: ['if (revocation !== null) return revocation;', ''],
    },
    {
      name: 'a rejection that is overlooked',
      file: 'state-of.ts',
      change: ["if (recipient === 'RecipientSignatureRequestRejected') return 'rejected';", ''],
    },
    { name: 'ticks counted from 1970', file: 'ticks.ts', change: ['- toUnixEpoch', '- 0n'] },
    {
      name: 'one page of events',
      file: 'pull-events.ts',
      change: ['more: events.length > 0 &&', 'more: false && events.length > 0 &&'],
    },
    {
      name: 'events from the beginning each time',
      file: 'pull-events.ts',
      change: ['held?.boxId === boxId ? held.key : undefined', 'undefined'],
    },
    {
      name: 'the place of one box in another',
      file: 'pull-events.ts',
      change: ['held?.boxId === boxId ? held.key', 'held ? held.key'],
    },
    {
      name: 'a draft forgotten once it was sent',
      file: 'pull-events.ts',
      change: ['...(CreatedFromDraftId && {', '...(false && {'],
    },
    { name: 'notices without a key', file: 'post-patch.ts', change: ['query: { operationId: write.id }', 'query: {}'] },
    {
      name: 'a revocation for a refusal',
      file: 'edo-diadoc.connector.ts',
      change: ["send: postPatch('XmlSignatureRejections')", "send: postPatch('RevocationRequests')"],
    },
    {
      name: 'signatures for the document',
      file: 'download-document.ts',
      change: ['{ ...place, entityId: part.id }', 'place'],
    },
  ],
});
