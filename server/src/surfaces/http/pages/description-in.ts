import type { Language } from '../../../kernel/problems/problem-body.ts';
import { type Json, textOf } from '../openapi/json.ts';
import russian from './descriptions.ru.json' with { type: 'json' };

const descriptions = new Map(Object.entries(russian));

/** The description of an operation without who may call it. */
export const saidOf = ({ description }: Json): string | undefined =>
  textOf(description)
    .split('\n\n')
    .find((part) => part !== '' && !/^(People|API keys|Public|Everyone)/.test(part));

/** The dictionary keys of its Russian text: the whole description, or that of another operation and one more sentence. */
export function russianParts(english: string): string[] | undefined {
  const end = english.lastIndexOf('. ') + 1;
  return [[english], [english.slice(0, end), english.slice(end + 1)]].find((parts) =>
    parts.every((part) => descriptions.has(part)),
  );
}

export function descriptionOf(operation: Json, language: Language): string | undefined {
  const english = saidOf(operation);
  if (english === undefined || language === 'en') return english;
  return (
    russianParts(english)
      ?.map((part) => descriptions.get(part))
      .join(' ') ?? english
  );
}
