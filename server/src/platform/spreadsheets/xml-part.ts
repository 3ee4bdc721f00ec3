import sax, { type SAXParser } from 'sax';
import { fromBufferPromise } from 'yauzl';
import { malformed } from './file-refusal.ts';

/** What the parser calls while a part is read. */
type PartHandlers = Partial<Pick<SAXParser, 'onopentag' | 'ontext' | 'oncdata' | 'onclosetag'>>;

/** Reads one part of an archive that was checked before, yielding after every piece. Calls nothing when the part is missing. */
export async function* readPart(bytes: Buffer, name: string, handlers: PartHandlers): AsyncGenerator<void> {
  const parser = sax.parser(true, { position: false });
  parser.onerror = () => {
    throw malformed('The content of the book is broken XML', 'Содержимое книги — неверный XML');
  };
  Object.assign(parser, handlers);
  let found = false;
  for await (const text of textOf(bytes, name)) {
    found = true;
    parser.write(text);
    yield;
  }
  if (found) parser.close();
}

async function* textOf(bytes: Buffer, name: string): AsyncGenerator<string> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, strictFileNames: true });
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName !== name) continue;
    const decoder = new TextDecoder();
    for await (const chunk of await zip.openReadStreamPromise(entry))
      yield decoder.decode(chunk as Buffer, { stream: true });
    return;
  }
}

/** Without the prefix of its namespace. */
export const localName = (name: string) => name.slice(name.indexOf(':') + 1);
