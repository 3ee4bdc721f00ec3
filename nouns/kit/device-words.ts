import { type Words, words } from './words.ts';

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

/** «Chrome, Windows» of a `User-Agent`; null where it names neither browser nor system. */
export function deviceWords(userAgent: string): Words | null {
  const named = [browsers, systems].flatMap((known) => known.find(([mark]) => userAgent.includes(mark))?.[1] ?? []);
  const inLanguage = (language: keyof Words) => named.map((name) => name[language]).join(', ');
  return named.length > 0 ? words(inLanguage('en'), inLanguage('ru')) : null;
}
