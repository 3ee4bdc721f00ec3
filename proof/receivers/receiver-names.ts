import type { NameRecord } from '../names/name-message.ts';
import { type AnswerName, codes, type NameReply } from '../names/start-name-server.ts';

/** What the name server of the campaign says of `<case>.receiver.example.com`. */
const said: Readonly<Record<string, (times: number) => NameReply | readonly string[]>> = {
  'name-four': () => ['127.0.0.1'],
  'name-six': () => ['::1'],
  'name-both-and-four-is-dead': () => ['127.77.77.77', '::1'],
  'name-chain': () => ({
    records: [
      { name: '', type: 'CNAME', value: 'a.chain.example.com' },
      { name: 'a.chain.example.com', type: 'CNAME', value: 'b.chain.example.com' },
      { name: 'b.chain.example.com', type: 'A', value: '127.0.0.1' },
    ],
  }),
  'name-slow': () => ({ records: [{ name: '', type: 'A', value: '127.0.0.1' }], afterMs: 1_000 }),
  'name-late': () => ({ records: [{ name: '', type: 'A', value: '127.0.0.1' }], afterMs: 6_000 }),
  'name-silent': () => ({ silent: true }),
  'name-unknown': () => ({ code: codes.noSuchName }),
  'name-failing': () => ({ code: codes.serverFailure }),
  'name-empty': () => [],
  // Judged when the subscription was made, and another at the send.
  'name-turned-inside': (times) => [times === 0 ? '127.0.0.1' : '10.0.0.1'],
};

export const answerReceiverNames: AnswerName = ({ name, type }, times) => {
  const known = said[name.split('.')[0] ?? ''];
  if (!known) return { code: codes.noSuchName };
  const reply = known(times);
  if ('length' in reply)
    return {
      records: reply.filter((one) => (type === 'AAAA') === one.includes(':')).map((one) => recordOf(name, one)),
    };
  if (type !== 'A' && reply.records) return { ...reply, records: [] };
  return {
    ...reply,
    ...(reply.records && { records: reply.records.map((one) => ({ ...one, name: one.name || name })) }),
  };
};

const recordOf = (name: string, value: string): NameRecord => ({
  ...{ name, value },
  type: value.includes(':') ? 'AAAA' : 'A',
});

/** The receiver behind a name: one that speaks TLS, at `::1` where the name leads there. */
export const behindName = (name: string) => (/six|dead/.test(name) ? 'tls-six' : 'tls-good');
