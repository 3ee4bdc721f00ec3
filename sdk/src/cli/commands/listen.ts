import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from '../../connect.ts';
import { CursorExpiredError, followEvents } from '../../events/follow-events.ts';
import { isProblem } from '../../problem-error.ts';
import { UsageError } from '../arguments/usage-error.ts';
import type { Asked, Command } from '../command.ts';
import { say } from '../language.ts';
import { type ForwardedEvent, forwardEvent, printForwarded, tellUnreachable } from '../listening/forward-event.ts';
import { keepState, type Listener, type ListenerState, openListener } from '../listening/listener-state.ts';
import { forwardFlag, receiverOf } from '../listening/receiver-of.ts';
import { tell, write } from '../output/write.ts';
import { connectByProfile } from '../sign-in/connect-by-profile.ts';

/** So many events may come again when a listener was killed before it kept its place. */
const pageSize = 50;

export const listen: Command = {
  usage: 'listen --forward-to URL',
  summary: { en: 'Send events to a receiver on this machine', ru: 'Передавать события приёмнику на этой машине' },
  about: {
    en: 'It reads the feed of events, so no address has to be opened. Each event is signed by a secret of this receiver, as webhooks are. The order is kept, and so is the place: the next start goes on where this one ended. A receiver that cannot be reached is waited for; whatever it answers, it has the event.',
    ru: 'Команда читает ленту событий, поэтому открывать адрес наружу не нужно. Каждое событие подписано секретом этого приёмника, как вебхук. Порядок сохраняется, место запоминается: следующий запуск продолжит с него. Недоступного приёмника команда ждёт; любой его ответ значит, что событие принято.',
  },
  flags: {
    'forward-to': forwardFlag,
    events: { type: 'text', value: 'A,B', words: { en: 'Only these events', ru: 'Только эти события' } },
    since: {
      type: 'text',
      value: 'INSTANT',
      words: { en: 'Begin anew with the events since then', ru: 'Начать заново с событий после этого момента' },
    },
    'print-secret': { type: 'boolean', words: { en: 'Print the secret and end', ru: 'Вывести секрет и завершиться' } },
  },
  takes: [0, 0],
  async run(asked) {
    const listener = await receiverOf(asked);
    const connection = await connectByProfile(asked);
    const state = await openListener(connection, listener, asked.flags.since as string | undefined);
    if (asked.flags['print-secret']) return write(`${state.secret}\n`);
    tell(`${say('Signing secret', 'Секрет подписи')}: ${state.secret}`);
    await follow(connection, listener, state, asked).catch((error: unknown) => {
      throw isLostPlace(error) ? new UsageError(beginAnew()) : error;
    });
  },
};

async function follow(connection: Connection, listener: Listener, begin: ListenerState, asked: Asked): Promise<void> {
  let state = begin;
  const events = followEvents(connection, {
    cursor: state.cursor,
    since: state.since,
    events: (asked.flags.events as string | undefined)?.split(',') as never,
    pageSize,
    onOutage: ({ error, attempt }) => attempt === 1 && tell(error.message),
  });
  for await (const { event, cursor } of events) {
    if (!state.sent.includes(event.eventId)) await printForwarded(event, await forward(event, listener, state), asked);
    const isSamePage = cursor === state.cursor;
    state = { ...state, cursor, sent: isSamePage ? [...new Set([...state.sent, event.eventId])] : [] };
    await keepState(listener, state);
  }
}

/** The next event waits for this one, so the order holds. */
async function forward(event: ForwardedEvent, { forwardTo }: Listener, { secret }: ListenerState): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const status = await forwardEvent(event, { forwardTo, secret });
    if (status !== undefined) return status;
    if (attempt === 1) tellUnreachable(forwardTo);
    await pause(Math.min(5_000, 250 * 2 ** attempt));
  }
}

const isLostPlace = (error: unknown) =>
  error instanceof CursorExpiredError ||
  (isProblem(error) && ['cursor_invalid', 'cursor_mismatch'].includes(error.code));

const beginAnew = () =>
  say(
    'The place that was kept is too old or of another portal: begin anew by --since.',
    'Сохранённое место устарело или относится к другому порталу: начните заново с --since.',
  );
