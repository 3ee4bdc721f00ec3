import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { parseEml } from '../../server/src/platform/mail/parse-eml.ts';
import type { Seeded } from '../seeded.ts';

export interface Letter {
  /** The part of the address before the at: the person. */
  to: string;
  messageId: string;
  subject: string;
  /** All that is to be read of it. */
  words: string;
}

export interface PostOffice {
  url: string;
  letters: Letter[];
  stop(): Promise<void>;
}

/** Every fourth letter is acknowledged late: a worker that is killed meanwhile does not know that it was taken. */
const lateShare = 0.25;
const lateMs = 200;

/** A mail server that keeps what it was given before it says so. */
export async function startPostOffice(random: Seeded): Promise<PostOffice> {
  const letters: Letter[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      void text(stream).then(async (source) => {
        letters.push(letterOf(source, session.envelope.rcptTo[0]?.address ?? ''));
        if (random.chance(lateShare)) await pause(lateMs);
        done();
      }, done);
    },
  });
  // A killed worker cuts its connections.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    letters,
    stop: () => new Promise((stopped) => server.close(() => stopped())),
  };
}

function letterOf(source: string, to: string): Letter {
  const { subject, text: plain, html } = parseEml(source);
  return {
    ...{ to: to.split('@')[0] ?? '', messageId: /^message-id:\s*<(.+)>/im.exec(source)?.[1] ?? '', subject },
    words: [subject, plain, html].join('\n').replaceAll('\u2060', ''),
  };
}
