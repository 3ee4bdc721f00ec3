const width = 112;

/** A comment of these paragraphs, or nothing when there are none. */
export function docComment(paragraphs: ReadonlyArray<string | undefined>): string {
  const lines = paragraphs
    .filter((one) => one !== undefined && one !== '')
    .flatMap((paragraph, at) => [...(at > 0 ? [''] : []), ...(paragraph as string).split('\n').flatMap(wrap)])
    .map((line) => line.replaceAll('*/', '*\\/'));
  if (lines.length === 0) return '';
  if (lines.length === 1) return `/** ${lines[0]} */\n`;
  return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n`;
}

function wrap(text: string): string[] {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) as string;
    if (line !== '' && line.length + word.length >= width) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}
