import { plainWords } from '../../kernel/exchange/exchange.ts';
import { invalidField, words } from '../../kernel/problems/errors.ts';
import { unitWords } from '../catalog/catalog-item.file-words.ts';

const known = unitWords();

/** A unit by its OKEI code, symbol or name. */
export function unitOf(text: string, at = '/unit'): string {
  const word = plainWords(text);
  if (!Object.hasOwn(known, word))
    throw invalidField(at, 'enum', words('is no unit of measure', 'нет такой единицы измерения'));
  return known[word] as string;
}
