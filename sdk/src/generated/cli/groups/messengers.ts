// Made by `npm run gen sdk` from sdk/openapi.json.
import type { DescribedOperation } from '../../../cli/operations/described-operation.ts';

export const operations: Readonly<Record<string, DescribedOperation>> = {
  'sync-channels': {
    call: 'syncChannels',
    kind: 'call',
    isWrite: true,
    summary: 'Read channels from the provider',
    about:
      'Answers all channels with their states. One that the provider lists no more stays, marked `isGone`, with its conversations.',
    scopes: ['settings.write'],
    path: [],
  },
  'sync-contacts': {
    call: 'syncContacts',
    kind: 'call',
    isWrite: true,
    summary: 'Tell the provider of counterparties',
    about:
      'Begins a run in the background: records that are new or have changed are told, a hundred at a time, and those that the provider refuses are named in the journal. Contacts are counterparties with a phone, deals are requisitions with suppliers among them; users come before both. The overview counts what was told.',
    scopes: ['settings.write'],
    path: [],
  },
  'sync-deals': {
    call: 'syncDeals',
    kind: 'call',
    isWrite: true,
    summary: 'Tell the provider of requisitions',
    about:
      'Begins a run in the background: records that are new or have changed are told, a hundred at a time, and those that the provider refuses are named in the journal. Contacts are counterparties with a phone, deals are requisitions with suppliers among them; users come before both. The overview counts what was told.',
    scopes: ['settings.write'],
    path: [],
  },
  'open-frame': {
    call: 'openFrame',
    kind: 'call',
    isWrite: true,
    summary: "Open the provider's chats",
    about:
      'An address for a frame of the page (`allow="microphone *; clipboard-write *"`): all chats, those of one record, or one conversation. Whoever has the address reads and writes as the caller, so it is made anew for every request and neither stored nor logged.',
    scopes: ['supplier_documents.write'],
    path: [],
    body: {
      conversationId: { kind: 'text', words: 'Conversation to open' },
      about: { kind: 'json', words: 'Record whose chats are shown alone' },
    },
  },
  'send-test': {
    call: 'sendTest',
    kind: 'call',
    isWrite: true,
    summary: 'Send a test message',
    about:
      'A real message to a phone or a contact, such as your own, by the same way as any other: its `status` shows whether webhooks come back.',
    scopes: ['settings.write'],
    path: [],
    body: {
      contactId: { kind: 'text', words: 'Contact of a counterparty, whose phone is written to' },
      phone: { kind: 'text', words: 'Or the phone itself' },
      channelId: {
        kind: 'text',
        words: 'Channel, as the provider knows it; that of the settings, or any that reaches the phone, unless given',
      },
      text: { kind: 'text', words: 'Text; a greeting unless given' },
    },
  },
  'read-overview': {
    call: 'readOverview',
    kind: 'call',
    summary: 'Overview of messengers',
    about:
      'Channels with their states, whether the provider posts to us, what came last, and how many users, contacts and deals it was told of. Addresses and texts are not among it.',
    scopes: ['messengers.read'],
    path: [],
  },
  'read-status': {
    call: 'readStatus',
    kind: 'call',
    summary: 'Whether the section of messengers shows',
    about:
      'For the menu: whether the section shows, in what state the integration is, and how many messages nobody has read. The right to read messengers is all it asks for.',
    scopes: ['messengers.read'],
    path: [],
  },
  'sync-users': {
    call: 'syncUsers',
    kind: 'call',
    isWrite: true,
    summary: 'Tell the provider of our users',
    about:
      'Begins a run in the background: records that are new or have changed are told, a hundred at a time, and those that the provider refuses are named in the journal. Contacts are counterparties with a phone, deals are requisitions with suppliers among them; users come before both. The overview counts what was told.',
    scopes: ['settings.write'],
    path: [],
  },
  'register-webhook': {
    call: 'registerWebhook',
    kind: 'call',
    isWrite: true,
    summary: 'Register the webhook at the provider',
    about:
      'The provider posts messages and statuses to us from then on. It has room for one address: where another system receives them now, 422 `webhook_taken` names its host, and `takeOverWebhook: true` agrees to cut it off. The address before is kept and given back when the integration is deleted. Repeating it changes nothing.',
    scopes: ['settings.write'],
    path: [],
    body: { takeOverWebhook: { kind: 'boolean', words: 'Take the webhooks over from whoever receives them now' } },
  },
  'list-conversations': {
    call: 'listConversations',
    kind: 'list',
    summary: 'List conversations in messengers',
    about:
      'The newest first. `entityType` with `entityId` shows those about one record, suggested and confirmed alike; `isLinked` tells those with a confirmed record from the others; `search` looks into names and phones.',
    scopes: ['messengers.read'],
    path: [],
    query: {
      limit: { kind: 'number', words: 'Page size, 1 to 200; more is lowered to 200' },
      cursor: {
        kind: 'text',
        words: 'Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours',
      },
      sort: { kind: 'text', words: 'Up to 3 of id, lastMessageAt, createdAt, updatedAt; `-` before descending ones' },
      includeTotal: { kind: 'boolean', words: 'Adds `meta.total`, exact to 10 000' },
      fields: { kind: 'text', words: 'Up to 50 paths to keep; `id` and `version` always stay' },
      expand: { kind: 'text', words: 'Up to 5 of nothing here yet' },
      search: {
        kind: 'text',
        words:
          'At least 2 characters, looked for in names and phones. Words in any order and form, their beginnings and parts; one typo apart where nothing else is found. Without `sort` the most relevant come first.',
      },
      id: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin'] },
      channelId: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin', 'contains', 'startsWith'] },
      chatType: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin', 'contains', 'startsWith'] },
      chatId: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin', 'contains', 'startsWith'] },
      unreadCount: { kind: 'text', operators: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in'] },
      lastMessageAt: { kind: 'text', operators: ['gt', 'gte', 'lt', 'lte'] },
      lastDirection: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin'] },
      createdAt: { kind: 'text', operators: ['gt', 'gte', 'lt', 'lte'] },
      updatedAt: { kind: 'text', operators: ['gt', 'gte', 'lt', 'lte'] },
      entityType: {
        kind: 'text',
        values: ['procurement', 'supplierRfq', 'supplier', 'counterparty'],
        words: 'Kind of the record',
      },
      entityId: { kind: 'text', words: 'The record they are about' },
      isLinked: { kind: 'boolean', words: 'Only those with a confirmed record, or only those without' },
    },
  },
  'get-conversation': {
    call: 'getConversation',
    kind: 'call',
    summary: 'Get a conversation',
    scopes: ['messengers.read'],
    path: ['id'],
  },
  'link-conversation': {
    call: 'linkConversation',
    kind: 'call',
    isWrite: true,
    summary: 'Link a conversation to a record',
    about:
      'A conversation may be about several records. Linking one that was suggested confirms it; linking what is confirmed already changes nothing.',
    scopes: ['supplier_documents.write'],
    path: ['id'],
    body: {
      entityType: {
        kind: 'text',
        values: ['procurement', 'supplierRfq', 'supplier', 'counterparty'],
        words: 'Kind of the record',
        isRequired: true,
      },
      entityId: { kind: 'text', words: 'The record', isRequired: true },
    },
  },
  'list-messages': {
    call: 'listMessages',
    kind: 'list',
    summary: 'Read the messages of a conversation',
    about:
      'The oldest first; `sort=-sentAt` begins with the newest. Reading them here marks nothing as read: `/read` does.',
    scopes: ['messengers.read'],
    path: ['id'],
    query: {
      limit: { kind: 'number', words: 'Page size, 1 to 200; more is lowered to 200' },
      cursor: {
        kind: 'text',
        words: 'Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours',
      },
      sort: { kind: 'text', words: 'Up to 3 of id, sentAt; `-` before descending ones' },
      includeTotal: { kind: 'boolean', words: 'Adds `meta.total`, exact to 10 000' },
      fields: { kind: 'text', words: 'Up to 50 paths to keep; `id` and `version` always stay' },
      expand: { kind: 'text', words: 'Up to 5 of nothing here yet' },
      conversationId: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin'] },
      direction: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin'] },
      status: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin', 'isNull'] },
      sentAt: { kind: 'text', operators: ['gt', 'gte', 'lt', 'lte'] },
    },
  },
  reply: {
    call: 'reply',
    kind: 'call',
    isWrite: true,
    summary: 'Write in a conversation',
    about:
      'A text, or a file of the portal. The message leaves right after the answer; `status` tells how far it is, and `inDoubt` that nobody knows whether it left.',
    scopes: ['supplier_documents.write'],
    path: ['id'],
    body: {
      text: { kind: 'text', words: 'Text' },
      fileId: { kind: 'text', words: 'File of the portal, such as one of the record' },
    },
  },
  'mark-read': {
    call: 'markRead',
    kind: 'call',
    isWrite: true,
    summary: 'Mark a conversation read',
    about:
      'All its messages count as read from now on, for the whole portal. The client is told nothing of it. What is read already stays as it was.',
    scopes: ['supplier_documents.write'],
    path: ['id'],
  },
  'unlink-conversation': {
    call: 'unlinkConversation',
    kind: 'call',
    isWrite: true,
    summary: 'Take a record off a conversation',
    about:
      'Confirmed or only suggested: the platform does not suggest it for this conversation again. Repeating it changes nothing.',
    scopes: ['supplier_documents.write'],
    path: ['id'],
    body: {
      entityType: {
        kind: 'text',
        values: ['procurement', 'supplierRfq', 'supplier', 'counterparty'],
        words: 'Kind of the record',
        isRequired: true,
      },
      entityId: { kind: 'text', words: 'The record', isRequired: true },
    },
  },
  'start-conversation': {
    call: 'startConversation',
    kind: 'call',
    isWrite: true,
    summary: 'Write to somebody from a record',
    about:
      'Writes to a contact or a phone, in the conversation that is there or a new one, and links it to the record. Messengers that know people by phone alone (WhatsApp, Viber) are written to so; in the others the person has to write first, and is answered in his conversation.',
    scopes: ['supplier_documents.write'],
    path: [],
    body: {
      entityType: {
        kind: 'text',
        values: ['procurement', 'supplierRfq', 'supplier', 'counterparty'],
        words: 'Kind of the record',
        isRequired: true,
      },
      entityId: { kind: 'text', words: 'The record', isRequired: true },
      contactId: { kind: 'text', words: 'Contact of a counterparty, whose phone is written to' },
      phone: { kind: 'text', words: 'Or the phone itself' },
      channelId: {
        kind: 'text',
        words: 'Channel, as the provider knows it; that of the settings, or any that reaches the phone, unless given',
      },
      text: { kind: 'text', words: 'Text' },
      fileId: { kind: 'text', words: 'File of the portal, such as one of the record' },
    },
  },
  'get-message': {
    call: 'getMessage',
    kind: 'call',
    summary: 'Get a message',
    about: 'Its file is a file of the portal: `GET /api/v1/files/:fileId/download-url` leads to it.',
    scopes: ['messengers.read'],
    path: ['id'],
  },
  'list-recipients': {
    call: 'listRecipients',
    kind: 'call',
    summary: 'List whom of a record can be written to',
    about: 'Contacts with a phone, and companies with one, of the suppliers and the counterparty of the record.',
    scopes: ['messengers.read'],
    path: [],
    query: {
      entityType: {
        kind: 'text',
        values: ['procurement', 'supplierRfq', 'supplier', 'counterparty'],
        words: 'Kind of the record',
        isRequired: true,
      },
      entityId: { kind: 'text', words: 'The record', isRequired: true },
    },
  },
  'send-rfq': {
    call: 'sendRfq',
    kind: 'call',
    isWrite: true,
    summary: 'Send a request for quotes by messenger',
    about:
      'Beside the letter: suppliers who were asked already get their link by messenger too. Instead of a letter, give the recipient the channel `messenger` and send the request. Whoever cannot be reached is named with the reason; the others are written to all the same. Who was written to before is passed by unless `resend` is true. It asks for the right to send requests for quotes too.',
    scopes: ['supplier_documents.write'],
    path: ['id'],
    body: {
      recipientIds: { kind: 'list', words: 'Only these' },
      channelId: { kind: 'text', words: 'Channel, as the provider knows it' },
      resend: { kind: 'boolean', words: 'Again to those who were written to before' },
    },
  },
};
