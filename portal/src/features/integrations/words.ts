import { say, type Words, words } from '../../kit/say.ts';
import type { Tone } from '../../kit/status.tsx';
import type { Installation, Integration, LogLine } from './queries.ts';

export const statuses: Record<Installation['status'], { name: Words; tone: Tone }> = {
  requires_setup: { name: words('Requires setup', 'Требует настройки'), tone: 'warning' },
  installed: { name: words('Works', 'Работает'), tone: 'good' },
  sync_error: { name: words('Sync error', 'Ошибка синхронизации'), tone: 'bad' },
  disabled: { name: words('Disabled', 'Отключена'), tone: 'neutral' },
  deleted: { name: words('Deleted', 'Удалена'), tone: 'neutral' },
};

export const connections: Record<Integration['connectionTypes'][number], Words> = {
  oauth: words('Sign-in at the provider', 'Вход у провайдера (OAuth)'),
  api_key: words('Key or password', 'Ключ или пароль'),
  webhook: words('Webhooks', 'Вебхуки'),
  file: words('Files', 'Файлы'),
};

/** «Ключ или пароль, вход у провайдера (OAuth)». */
export function connectionsOf({ connectionTypes }: Pick<Integration, 'connectionTypes'>): string {
  if (connectionTypes.length === 0) return say('Nothing to connect', 'Подключать ничего не нужно');
  const [first = '', ...others] = connectionTypes.map((type) => say(connections[type]));
  return [first, ...others.map((name) => name.charAt(0).toLowerCase() + name.slice(1))].join(', ');
}

export const badges: Record<Integration['badges'][number], Words> = {
  verified: words('Verified', 'Проверена'),
  beta: words('Beta', 'Бета'),
  platform_made: words('By Prokura', 'От Prokura'),
};

export const accesses: Record<Integration['dataTransfer'][number]['access'], Words> = {
  read: words('reads', 'читает'),
  write: words('writes', 'записывает'),
  read_write: words('reads and writes', 'читает и записывает'),
};

export const directions: Record<LogLine['direction'], Words> = {
  INBOUND: words('Incoming', 'Входящее'),
  OUTBOUND: words('Outgoing', 'Исходящее'),
  INTERNAL: words('Here', 'Внутреннее'),
};

export const lineStatuses: Record<LogLine['status'], { name: Words; tone: Tone }> = {
  ok: { name: words('Done', 'Выполнено'), tone: 'good' },
  warning: { name: words('With a warning', 'С предупреждением'), tone: 'warning' },
  failed: { name: words('Failed', 'Ошибка'), tone: 'bad' },
  in_doubt: { name: words('In doubt', 'Под сомнением'), tone: 'warning' },
  skipped: { name: words('Skipped', 'Пропущено'), tone: 'neutral' },
};

export const oauthReasons: Readonly<Record<string, Words>> = {
  access_denied: words('The provider denied access.', 'На стороне провайдера отказано в доступе.'),
  state_invalid: words(
    'The connection was started too long ago or in another browser. Start again.',
    'Подключение начато давно или в другом браузере. Начните заново.',
  ),
  another_issuer: words(
    'A different provider answered than the one asked.',
    'Ответил не тот провайдер, который запрашивался.',
  ),
  code_missing: words('The provider sent no code.', 'Провайдер не передал код доступа.'),
  code_refused: words('The provider did not accept its own code.', 'Провайдер не принял код доступа.'),
  client_refused: words(
    'The provider refused the client: check its identifier and secret.',
    'Провайдер отклонил приложение: проверьте идентификатор и секрет.',
  ),
  settings_changed: words(
    'The settings have changed meanwhile. Start again.',
    'Тем временем изменились настройки. Начните заново.',
  ),
  provider_unavailable: words('The provider does not answer. Try later.', 'Провайдер не отвечает. Попробуйте позже.'),
};
