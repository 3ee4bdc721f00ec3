import { tooMuch } from './file-refusal.ts';
import { limits } from './limits.ts';
import { localName, readPart } from './xml-part.ts';

/** The texts that cells of a book share, in their order. They stand in memory while its rows are read. */
export async function readSharedTexts(bytes: Buffer, path: string): Promise<string[]> {
  const texts: string[] = [];
  let characters = 0;
  let text: string | undefined;
  let inText = false;
  // How a word is read aloud stands beside it and is no part of it.
  let aloud = 0;
  const take = (piece: string) => {
    if (!inText || aloud > 0 || text === undefined) return;
    text += piece;
    characters += piece.length;
  };
  const handlers = {
    onopentag({ name }: { name: string }) {
      const tag = localName(name);
      if (tag === 'si') text = '';
      else if (tag === 't') inText = true;
      else if (tag === 'rPh') aloud += 1;
    },
    ontext: take,
    oncdata: take,
    onclosetag(name: string) {
      const tag = localName(name);
      if (tag === 't') inText = false;
      else if (tag === 'rPh') aloud -= 1;
      else if (tag === 'si') texts.push(unescaped(text ?? ''));
    },
  };
  for await (const _ of readPart(bytes, path, handlers)) {
    if (texts.length > limits.texts)
      throw tooMuch('Too many different texts', 'Слишком много разных текстов', limits.texts);
    if (characters > limits.textCharacters)
      throw tooMuch('The texts are too long together', 'Тексты вместе слишком длинные', limits.textCharacters);
  }
  return texts;
}

/** A character that XML cannot hold stands as `_x000D_` (ECMA-376 part 1, 22.4.2.4). */
export const unescaped = (text: string) =>
  text.includes('_x')
    ? text.replace(/_x([\da-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;
