import { type Words, words } from '../../kit/say.ts';
import type { Tone } from '../../kit/status.tsx';
import type { Attempt, Delivery, Webhook } from './webhook-queries.ts';

export const deliveryStatuses: Record<Delivery['status'], { name: Words; tone: Tone }> = {
  pending: { name: words('Waiting', 'Ожидает'), tone: 'accent' },
  in_flight: { name: words('Being sent', 'Отправляется'), tone: 'accent' },
  delivered: { name: words('Delivered', 'Доставлено'), tone: 'good' },
  failed: { name: words('Not delivered', 'Не доставлено'), tone: 'bad' },
  held: { name: words('Held', 'Придержано'), tone: 'warning' },
  cancelled: { name: words('Cancelled', 'Отменено'), tone: 'neutral' },
  blocked: { name: words('Address not allowed', 'Адрес запрещён'), tone: 'bad' },
};

export const attemptFaults: Record<NonNullable<Attempt['errorCode']>, Words> = {
  dns: words('The name of the server was not found', 'Имя сервера не найдено'),
  connect: words('The server does not accept connections', 'Сервер не принимает соединение'),
  tls: words('Certificate or encryption error', 'Ошибка сертификата или шифрования'),
  timeout: words('No answer in time', 'Ответ не пришёл вовремя'),
  reset: words('The connection was lost', 'Соединение оборвалось'),
  http_status: words('The server answered with an error', 'Сервер ответил отказом'),
  blocked_target: words('Calls to this address are not allowed', 'Обращаться по этому адресу запрещено'),
  body_error: words('The answer could not be read', 'Ответ не удалось прочитать'),
};

export const triggers: Record<Attempt['trigger'], Words> = {
  schedule: words('by schedule', 'по расписанию'),
  manual: words('by hand', 'вручную'),
  recover: words('recovery', 'восстановление'),
  test: words('test', 'проверка'),
  rotation_fallback: words('with the other secret', 'с другим секретом'),
};

export const disabledReasons: Record<NonNullable<Webhook['disabledReason']>, Words> = {
  manual: words('Switched off by hand', 'Выключена вручную'),
  failing: words('Switched off: deliveries failed for days', 'Выключена: доставка не удавалась несколько дней'),
  gone: words('Switched off: the receiver answered 410', 'Выключена: получатель ответил 410'),
  requested: words('Switched off at the request of the receiver', 'Выключена по просьбе получателя'),
};
