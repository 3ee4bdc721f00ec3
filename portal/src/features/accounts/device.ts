import { say } from '../../kit/say.ts';

const browsers = [
  ['YaBrowser', 'Яндекс Браузер'],
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const systems = [
  ['Windows', 'Windows'],
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** «Chrome, Windows» of what a browser says of itself. */
export function deviceOf({ userAgent, clientType }: { userAgent: string | null; clientType: 'browser' | 'native' }) {
  const agent = userAgent ?? '';
  const told = [browsers, systems].flatMap((known) => known.find(([mark]) => agent.includes(mark))?.[1] ?? []);
  if (told.length > 0) return told.join(', ');
  return clientType === 'native' ? say('Application', 'Приложение') : say('Unknown browser', 'Неизвестный браузер');
}
