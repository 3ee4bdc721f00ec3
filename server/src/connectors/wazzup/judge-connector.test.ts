import { judgeConnector } from '../../../test/connectors/suite.ts';
import { wazzupSuite } from '../../../test/connectors/wazzup-suite.ts';
import { wazzup } from './wazzup.connector.ts';

judgeConnector(wazzup, wazzupSuite, {
  folder: new URL('./', import.meta.url),
  nameOf: 'wazzup',
  faults: [
    {
      name: 'a key without its scheme',
      file: 'ask-wazzup.ts',
      change: ['`Bearer ${settings.apiKey}`', 'settings.apiKey'],
    },
    {
      name: 'an error in a good answer swallowed',
      file: 'ask-wazzup.ts',
      change: ['if (code) throw refusalOf(code, answer);', ''],
    },
    {
      name: 'a restricted key that puts the installation out of order',
      file: 'ask-wazzup.ts',
      change: ["?? (status === 403 ? 'FORBIDDEN' : null)", '&& null'],
    },
    { name: 'a message without a key of repeats', file: 'send-message.ts', change: ['    crmMessageId: id,\n', ''] },
    {
      name: 'a key of its own for every attempt',
      file: 'send-message.ts',
      change: [
        'return await post(call, body);',
        'return await post(call, { ...body, crmMessageId: crypto.randomUUID() });',
      ],
    },
    { name: 'a message repeated blindly', file: 'send-message.ts', change: ["class: 'unsafe-write'", "class: 'read'"] },
    {
      name: 'a known repeat for a failure',
      file: 'send-message.ts',
      change: ['codeOf(error.answer) === repeated) return {};', 'codeOf(error.answer) === repeated) throw error;'],
    },
    {
      name: 'any refusal for a known repeat',
      file: 'send-message.ts',
      change: ['codeOf(error.answer) === repeated)', 'codeOf(error.answer) !== null)'],
    },
    { name: 'a file with a text', file: 'send-message.ts', change: [': { text }),', ': {}), text: text ?? " ",'] },
    {
      name: 'states told apart by their case',
      file: 'channel-of.ts',
      change: ["works: state.toLowerCase() === 'active'", "works: state === 'active'"],
    },
    {
      name: 'an unknown state for a working channel',
      file: 'channel-of.ts',
      change: [
        "works: state.toLowerCase() === 'active'",
        "works: !['blocked', 'qridle', 'openelsewhere', 'notenoughmoney'].includes(state.toLowerCase())",
      ],
    },
    { name: 'a thousand records at a time', file: 'push-batch.ts', change: ['const most = 100', 'const most = 1_000'] },
    {
      name: 'a record twice in a batch',
      file: 'push-batch.ts',
      change: ['[...new Map(items.map((item) => [item.id, item])).values()]', '[...items]'],
    },
    {
      name: 'a bad record that takes the good ones along',
      file: 'push-batch.ts',
      change: ['items.filter((_, place) => !named.has(place)),', '[],'],
    },
    {
      name: 'a refused record left out of the report',
      file: 'push-batch.ts',
      change: ['report.refused.push(', '[].push('],
    },
    {
      name: 'a contact without its page',
      file: 'wazzup.connector.ts',
      change: ['...(url.length <= longest && { uri: url }),', ''],
    },
    {
      name: 'a window of a record without its chats',
      file: 'wazzup.connector.ts',
      change: ["scope === 'card' && { filter: chats }", 'false'],
    },
    {
      name: 'the address of a window in the journal',
      file: 'wazzup.connector.ts',
      change: [
        'return { url: read(frame, answer).url };',
        "call.log({ direction: 'OUTBOUND', level: 'info', event: 'frame', status: 'ok', message: { en: '', ru: '' }, details: { at: read(frame, answer).url } }); return { url: read(frame, answer).url };",
      ],
    },
    {
      name: 'the key sent to wherever a file lies',
      file: 'wazzup.connector.ts',
      change: [
        "path: url, operation: 'files.fetch'",
        "path: url, headers: { authorization: call.settings.apiKey }, operation: 'files.fetch'",
      ],
    },
    {
      name: 'an address taken from others without asking',
      file: 'register-webhook.ts',
      change: ['if (isForeign && !takeOver', 'if (false && !takeOver'],
    },
    {
      name: 'an address that is not given back',
      file: 'register-webhook.ts',
      change: ["typeof state.previous === 'string'", 'false as boolean'],
    },
    {
      name: 'an address taken from who came later',
      file: 'register-webhook.ts',
      change: ['if (webhooksUri !== ours) return;', ''],
    },
    {
      name: 'what was there before, forgotten by the second registration',
      file: 'register-webhook.ts',
      change: ['previous: held?.previous ?? null', 'previous: null'],
    },
    {
      name: 'records that others are to create asked for',
      file: 'register-webhook.ts',
      change: ['contactsAndDealsCreation: false', 'contactsAndDealsCreation: true'],
    },
    {
      name: 'the secret of another system told',
      file: 'register-webhook.ts',
      change: ["URL.parse(address)?.host ?? '—'", 'address'],
    },
    {
      name: 'an echo for the words of a client',
      file: 'read-webhook.ts',
      change: ["data.isEcho === true || status !== null ? 'out' : 'in'", "'in'"],
    },
    {
      name: 'an unknown status for a delivered message',
      file: 'read-webhook.ts',
      change: ['statuses[data.status]', "(statuses[data.status] ?? 'delivered')"],
    },
    {
      name: 'one key for all steps of a message',
      file: 'read-webhook.ts',
      change: ['`status:${messageId}:${status}`', '`status:${messageId}`'],
    },
    {
      name: 'one key for all edits',
      file: 'read-webhook.ts',
      change: ['digestOf([event.before, event.text, event.fileUrl, event.at])', "''"],
    },
    {
      name: 'statuses beside messages passed over',
      file: 'read-webhook.ts',
      change: ['...statuses.map(statusOf),', '...(messages.length > 0 ? [] : statuses.map(statusOf)),'],
    },
    {
      name: 'the test of an address for an event',
      file: 'read-webhook.ts',
      change: ['probe: body.test === true', 'probe: false'],
    },
    {
      name: 'users in a list alone',
      file: 'wire.ts',
      change: [
        'Type.Union([Type.Array(user), Type.Object({ count: maybe(Type.Number()), data: Type.Array(user) })])',
        'Type.Array(user)',
      ],
    },
  ],
});
