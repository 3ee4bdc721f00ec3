import type { EDocumentEvent, OperatorStatus } from '../../kernel/integrations/ports/e-document-state.ts';
import { readTime } from './times.ts';
import { many, type SabyDocument, textOf } from './wire.ts';

interface ToldEvent extends EDocumentEvent {
  comment: string | null;
}

/** The events of a document in the order Saby tells them. One without an identifier is known by its time and name. */
export const readEvents = (document: SabyDocument, now: Date): readonly ToldEvent[] =>
  many(document.Событие).map(({ Идентификатор, Название, ДатаВремя, Комментарий }, at) => {
    const name = textOf(Название) ?? 'Событие без названия';
    return {
      id: textOf(Идентификатор) ?? `${document.Идентификатор}/${textOf(ДатаВремя) ?? ''}/${name}`,
      name,
      at: readTime(textOf(ДатаВремя)) ?? now.toISOString(),
      order: String(at).padStart(6, '0'),
      comment: textOf(Комментарий),
    };
  });

/** When it was sent, delivered and signed, as far as names of events say so; signed is only what has ended well. */
export function timesOf(
  events: readonly ToldEvent[],
  status: OperatorStatus,
): { sentAt: string | null; deliveredAt: string | null; signedAt: string | null } {
  const good = events.filter(({ name }) => !/ошибк|отказ|(^|\s)не\s/i.test(name));
  const signed = good.findLast(({ name }) => /подписан|утвержд/i.test(name));
  return {
    sentAt: good.find(({ name }) => /отправлен|^отправка/i.test(name))?.at ?? null,
    deliveredAt: good.find(({ name }) => /(^|\s)(доставлен|получен)/i.test(name))?.at ?? null,
    signedAt: status === 'completed' ? (signed?.at ?? null) : null,
  };
}
