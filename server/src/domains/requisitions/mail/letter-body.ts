import type { Span } from './found-row.ts';

/** Where an earlier letter begins beneath the one that was written. */
const earlier = [
  /^\s*-{2,}\s*(?:original message|исходное сообщение|пересылаемое сообщение|forwarded message)/iu,
  /^\s*(?:от|from):\s.*(?:@|<)/iu,
  /^\s*(?:кому|to|тема|subject|отправлено|sent):\s/iu,
  /\d.{0,80}(?:пишет|писал|писала|написал|написала|wrote):\s*$/iu,
];
const signature =
  /^\s*(?:--\s*$|с уважением|с наилучшими|всего доброго|best regards|kind regards|спасибо[,!.]? с уважением|отправлено (?:из|с))/iu;
const quoted = /^\s*>/u;
const longest = 2_000;

/** The lines of a letter that are its writer's own: neither quoted, nor of an earlier letter, nor of a signature. */
export function ownLines(letter: string): Span[] {
  const own: Span[] = [];
  for (const line of linesIn(letter)) {
    if (earlier.some((mark) => mark.test(line.text)) || signature.test(line.text)) break;
    if (!quoted.test(line.text)) own.push(line);
  }
  return own;
}

/** Every line, for a letter that only hands on another; quote marks are no part of it. */
export const allLines = (letter: string): Span[] =>
  linesIn(letter)
    .filter(({ text }) => !signature.test(text) && !earlier.some((mark) => mark.test(text)))
    .map(({ text, start }) => {
      const mark = /^(?:\s*>)*/u.exec(text)?.[0].length ?? 0;
      return { text: text.slice(mark), start: start + mark };
    });

function linesIn(letter: string): Span[] {
  const lines: Span[] = [];
  for (const { 0: text, index } of letter.matchAll(/[^\r\n]+/gu))
    lines.push({ text: text.slice(0, longest), start: index });
  return lines;
}

/** Says who writes, how to reach them, or what all of it costs: never what is needed. */
export const isNoise = (text: string) =>
  /(?:^|[^\p{L}])(?:тел|моб|факс|инн|кпп|огрн|бик|окпо|р\/с|к\/с|итого|всего|сумма|на сумму|здравствуйте|добрый день)(?:[^\p{L}]|$)|@|https?:|\+7[\s(]/iu.test(
    text,
  );
