import { showDay } from '../../kit/format.ts';

interface Written {
  id: string;
  sentAt: string;
}

/** Messages that come the newest first, by the days they were written on, in the order they are read. */
export function daysOf<Message extends Written>(newestFirst: readonly Message[]): Array<[string, Message[]]> {
  const days = new Map<string, Message[]>();
  for (const message of newestFirst.toReversed()) {
    const day = showDay(message.sentAt);
    days.set(day, [...(days.get(day) ?? []), message]);
  }
  return [...days];
}
