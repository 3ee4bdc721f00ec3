import { say, words } from '../../kit/say.ts';

const same = (name: string) => words(name, name);

/** What an agent says of itself, the more particular first: most of them also say Chrome or Safari. */
const browsers = [
  ['YaBrowser', words('Yandex Browser', 'Яндекс Браузер')],
  ['Edg', same('Edge')],
  ['OPR', same('Opera')],
  ['Firefox', same('Firefox')],
  ['FxiOS', same('Firefox')],
  ['Chrome', same('Chrome')],
  ['CriOS', same('Chrome')],
  ['Safari', same('Safari')],
] as const;

const systems = [
  ['Windows', same('Windows')],
  ['Android', same('Android')],
  ['iPhone', same('iPhone')],
  ['iPad', same('iPad')],
  ['Mac OS', same('macOS')],
  ['Linux', same('Linux')],
] as const;

/** «Chrome, Windows» of what a browser says of itself. */
export function deviceOf({ userAgent, clientType }: { userAgent: string | null; clientType: 'browser' | 'native' }) {
  const agent = userAgent ?? '';
  const named = [browsers, systems].flatMap((known) => known.find(([mark]) => agent.includes(mark))?.[1] ?? []);
  if (named.length > 0) return named.map((name) => say(name)).join(', ');
  return clientType === 'native' ? say('Application', 'Приложение') : say('Unknown browser', 'Неизвестный браузер');
}
