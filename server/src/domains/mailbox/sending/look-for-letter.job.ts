import Type from 'typebox';
import { id, integer, object } from '../../../kernel/fields.ts';
import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import { type Job, job } from '../../../kernel/job.ts';
import { command, inSteps, query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { type Called, callConnector } from '../../../platform/integrations/call-connector.ts';
import { writeLog } from '../../../platform/integrations/log/write-log.ts';
import { type Connection, readConnection } from '../../../platform/integrations/open-connection.ts';
import { holdMessage, storedMessage } from '../mailbox-message.ts';
import { lookLater } from './look-later.ts';
import { mailboxPort } from './mailbox-of.ts';
import { moveLetter } from './move-letter.ts';

const payload = object({ messageId: id(), looks: integer('Looks so far', { minimum: 0 }) });

/** Looks for a letter in doubt among the sent ones. Found, it was sent; not found, it may still have been: a person decides then. */
export function lookForLetter(connectors: readonly AnyConnector[]): Job<typeof payload> {
  const look: Job<typeof payload> = job({
    name: 'mailbox.look-for-letter',
    payload,
    command: command({
      name: 'mailbox.look-for-letter',
      summary: words('Look for a letter in doubt', 'Найти письмо, судьба которого неизвестна'),
      permission: 'signed-in',
      scope: null,
      input: payload,
      output: Type.Unknown(),
      run: inSteps,
      async steps(steps, { messageId, looks }) {
        const doubted = await steps.query(readDoubted, { messageId });
        if (doubted === null) return;
        const connection = (await steps.query(readConnection, { id: doubted.installationId })) as Connection;
        const connector = connectors.find(({ manifest }) => manifest.slug === connection.slug);
        const port = mailboxPort(connector);
        if (!connector || !port) return;
        const how = {
          services: steps.services,
          portal: steps.asSystem,
          correlationId: messageId,
          interactive: false,
        };
        const found = await callConnector(connector, connection, how, (call) => port.wasSent(call, doubted.identifier));
        await steps.command(noteFound, { messageId, looks, found });
      },
    }),
  });

  const noteFound = command({
    name: 'mailbox.note-found',
    summary: words('Note whether a letter was found', 'Отметить, найдено ли письмо'),
    permission: 'signed-in',
    scope: null,
    input: object({ ...payload.properties, found: Type.Unsafe<Called<boolean | null>>({}) }),
    output: Type.Unknown(),
    async run(ctx, { messageId, looks, found }) {
      const letter = await holdMessage(ctx.db, messageId);
      await writeLog(ctx.db, letter.installationId, found.lines);
      if (letter.state !== 'in_doubt') return ctx.nothingChanged();
      if (found.result === true) return moveLetter(ctx, letter, { state: 'done' });
      if (await lookLater(ctx, look, messageId, looks + 1)) return ctx.nothingChanged();
      await moveLetter(ctx, letter, { state: 'in_doubt', error: decide });
    },
  });
  return look;
}

const readDoubted = query({
  name: 'mailbox.read-doubted',
  summary: words('Read a letter in doubt', 'Прочитать письмо, судьба которого неизвестна'),
  permission: 'signed-in',
  scope: null,
  input: object({ messageId: id() }),
  output: Type.Unknown(),
  async run(ctx, { messageId }): Promise<{ installationId: string; identifier: string } | null> {
    const { state, installationId, messageId: identifier } = await storedMessage(ctx.db, messageId);
    return state === 'in_doubt' ? { installationId, identifier } : null;
  },
});

const decide = words(
  'The message was not found among the sent ones, but may have left all the same. Ask the recipient and decide.',
  'Среди отправленных письма нет, но уйти оно могло. Уточните у получателя и примите решение.',
);
