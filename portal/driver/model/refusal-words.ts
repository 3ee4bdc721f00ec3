import type { Refused } from '../../public-kit/call.ts';
import { counted, say } from '../../src/kit/say.ts';
import type { Press } from '../types.ts';

const named = (press: Press) =>
  ({
    loaded: say('Loaded', 'Загружено'),
    arrived: say('Arrived', 'Прибыл'),
    'handed-over': say('Handed over', 'Передано'),
    photo: say('Photo', 'Фото'),
  })[press.what];

/** Why something that was noted was not taken. */
export const refusalWords = (press: Press, { message, faults }: Refused) =>
  say(`“${named(press)}” was not taken: `, `«${named(press)}» не принято: `) + (faults[0]?.message ?? message);

/** What waits for the line, and that nothing more has to be done about it. */
export function waitingWords(count: number, held: Refused | undefined): string {
  const notes = counted(
    count,
    ['note is kept', 'notes are kept'],
    ['отметка сохранена', 'отметки сохранены', 'отметок сохранено'],
  );
  const soon = say('on this phone and will be sent by themselves.', 'на телефоне, отправим сами.');
  if (held === undefined) return say(`Sending: ${count}…`, `Отправляем: ${count}…`);
  return held.status === 0
    ? say(`No connection. ${notes} ${soon}`, `Нет связи. ${notes} ${soon}`)
    : say(`The server is busy. ${notes} ${soon}`, `Сервер занят. ${notes} ${soon}`);
}
