import { commonFlags } from '../arguments/common-flags.ts';
import type { Command, Flag, Flags } from '../command.ts';
import { say, sayWords } from '../language.ts';

/** What `--help` prints: of commands and operations alike. */
export function helpText({ usage, summary, about, flags = {} }: Command): string {
  return [
    `${sayWords(summary)}\n`,
    `  prokura ${usage}\n`,
    ...(about ? [`${wrap(sayWords(about))}\n`] : []),
    ...section(say('Flags', 'Флаги'), flags),
    ...section(say('Flags of every command', 'Флаги любой команды'), commonFlags),
  ].join('\n');
}

function section(title: string, flags: Flags): string[] {
  const shown = Object.entries(flags).filter(([, { isMore }]) => !isMore);
  return shown.length === 0 ? [] : [`${title}\n${shown.map(([name, flag]) => lineOf(name, flag)).join('')}`];
}

const widest = 26;

function lineOf(name: string, { value, values, words, isRequired, type }: Flag): string {
  const typed = `--${name}${type === 'boolean' ? '' : ` ${value || (values ? values.join('|') : say('TEXT', 'ТЕКСТ'))}`}`;
  const told = [...(isRequired ? [say('required', 'обязательно')] : []), sayWords(words)].filter(Boolean).join('; ');
  const gap = typed.length < widest ? ' '.repeat(widest - typed.length) : `\n${' '.repeat(widest + 2)}`;
  return `  ${typed}${told === '' ? '' : gap}${wrap(told, 100 - widest, `\n${' '.repeat(widest + 2)}`)}\n`;
}

function wrap(text: string, width = 100, between = '\n'): string {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1) as string;
    if (line !== '' && line.length + word.length >= width) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`.trim();
  }
  return lines.join(between);
}
