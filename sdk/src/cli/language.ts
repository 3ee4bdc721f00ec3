import type { Words } from './command.ts';

let spoken: 'en' | 'ru' = 'en';

/** Russian where the system speaks it; `--language` says otherwise. */
export function chooseLanguage(line: readonly string[], env: NodeJS.ProcessEnv = process.env): void {
  const at = line.indexOf('--language');
  const asked =
    at >= 0 ? line[at + 1] : line.find((word) => word.startsWith('--language='))?.slice('--language='.length);
  const system = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  spoken = asked === 'ru' || asked === 'en' ? asked : /^ru/i.test(system) ? 'ru' : 'en';
}

export const language = (): 'en' | 'ru' => spoken;

export const say = (en: string, ru: string): string => (spoken === 'ru' ? ru : en);

export const sayWords = ({ en, ru }: Words): string => say(en, ru);
