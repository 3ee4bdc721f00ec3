import { type Words, words } from '../../../kernel/problems/errors.ts';
import type { KeptLine } from '../log/write-log.ts';

const line = (
  event: string,
  level: KeptLine['level'],
  message: Words,
  details?: Record<string, unknown>,
): KeptLine => ({
  at: new Date().toISOString(),
  correlationId: null,
  direction: 'INTERNAL',
  level,
  event,
  status: level === 'info' ? 'ok' : 'warning',
  message,
  ...(details && { details }),
});

export const agreedLine = (number: number) =>
  line('consent.given', 'info', words(`Version ${number} was agreed to.`, `Дано согласие на версию ${number}.`), {
    number,
  });

export const handedOverLine = () =>
  line('access.handed_over', 'info', words('The publisher has fetched its access.', 'Издатель получил доступ.'));

export const movedLine = (number: number) =>
  line(
    'version.moved',
    'info',
    words(
      `Runs version ${number}; it asks for nothing more than before.`,
      `Работает версия ${number}: новых прав она не требует.`,
    ),
    { number },
  );

export const offeredLine = (number: number) =>
  line(
    'version.offered',
    'warning',
    words(
      `Version ${number} asks for more: it waits for consent, the version before it runs on.`,
      `Версия ${number} просит больше прав и ждёт согласия; пока работает прежняя.`,
    ),
    { number },
  );

export const suspendedLine = (why: Words) =>
  line(
    'publication.suspended',
    'error',
    words(
      `Stopped by the operator of the platform: ${why.en} Its key is revoked, nothing is sent to it.`,
      `Остановлена оператором платформы: ${why.ru} Ключ отозван, отправка прекращена.`,
    ),
  );
