import { buffer } from 'node:stream/consumers';
import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import type { OutgoingMail } from '../../../kernel/integrations/ports/mailbox.ts';
import { type Job, job } from '../../../kernel/job.ts';
import { command, inSteps, type Steps } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { openFile } from '../../../platform/files/store-file.ts';
import { callConnector } from '../../../platform/integrations/call-connector.ts';
import { connectorsOf } from '../../../platform/integrations/installation.row.ts';
import { type Connection, readConnection } from '../../../platform/integrations/open-connection.ts';
import { beginSending, type LetterToSend } from './begin-sending.ts';
import { giveUpSending } from './give-up-sending.ts';
import { mailboxPort } from './mailbox-of.ts';
import { noteSent } from './note-sent.ts';

const payload = object({ messageId: id() });

/**
 * Sends a letter at most once: that it is being sent is written down before, how it went afterwards. Whoever finds it being sent,
 * because a worker died in between, does not send it again: its fate is in doubt.
 */
export function deliverLetter(connectors: readonly AnyConnector[], look: Job): Job<typeof payload> {
  const known = connectorsOf(connectors);
  const deliver: Job<typeof payload> = job({
    name: 'mailbox.deliver-letter',
    payload,
    onGivenUp: { command: giveUpSending, input: (given) => given },
    command: command({
      name: 'mailbox.deliver-letter',
      summary: words('Send a letter', 'Отправить письмо'),
      permission: 'signed-in',
      scope: null,
      input: payload,
      output: Type.Unknown(),
      run: inSteps,
      async steps(steps, { messageId }) {
        const letter = await steps.command(beginSending(deliver, look), { messageId });
        if (letter === null) return;
        const connection = (await steps.query(readConnection, { id: letter.installationId })) as Connection;
        const connector = connectors.find(({ manifest }) => manifest.slug === connection.slug);
        const port = mailboxPort(connector);
        if (!connector || !port) return;
        const how = {
          services: steps.services,
          portal: steps.asSystem,
          correlationId: messageId,
          interactive: false,
        };
        const mail = await withFiles(steps, letter);
        const sent = await callConnector(connector, connection, how, (call) => port.send(call, mail));
        await steps.command(noteSent(known, deliver, look), { messageId, sent });
      },
    }),
  });
  return deliver;
}

async function withFiles({ services }: Steps, { mail, files }: LetterToSend): Promise<OutgoingMail> {
  const attachments = [];
  for (const { storageKey, fileName, mimeType } of files)
    attachments.push({ fileName, mimeType, bytes: await buffer(await openFile(services, storageKey)) });
  return { ...mail, attachments };
}
