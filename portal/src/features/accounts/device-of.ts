import { deviceWords } from '../../../../nouns/kit/device-words.ts';
import { say } from '../../kit/say.ts';

/** «Chrome, Windows» of what a browser says of itself. */
export function deviceOf({ userAgent, clientType }: { userAgent: string | null; clientType: 'browser' | 'native' }) {
  const known = deviceWords(userAgent ?? '');
  if (known) return say(known);
  return clientType === 'native' ? say('Application', 'Приложение') : say('Unknown browser', 'Неизвестный браузер');
}
