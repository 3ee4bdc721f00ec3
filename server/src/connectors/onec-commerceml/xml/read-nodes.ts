import sax from 'sax';
import { ExchangeFault } from '../../../kernel/integrations/ports/exchange-fault.ts';
import type { ReadPackage } from '../../../kernel/integrations/ports/exchange-record.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { decode } from './decode.ts';
import { limits } from './limits.ts';
import type { XmlNode } from './node.ts';
import { packageKinds, packageName, places } from './places.ts';

export interface FoundNode {
  node: XmlNode;
  packageId: string | null;
}

interface ReadNodes {
  nodes: FoundNode[];
  packages: ReadPackage[];
}

/** The records of a document as they go by, with what is known of their package. Nothing else of it is kept. */
export async function* readNodes(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<ReadNodes> {
  const reading = startReading();
  let length = 0;
  for await (const text of decode(bytes)) {
    length += text.length;
    if (length > limits.characters) throw tooMuch();
    yield reading.take(text);
  }
  yield reading.end();
}

function startReading() {
  const parser = sax.parser(true, { position: false });
  const path: string[] = [];
  let open: XmlNode[] = [];
  let inRecord = 0;
  let attributes = 0;
  let found: ReadNodes = { nodes: [], packages: [] };
  let current: ReadPackage | undefined;
  let text = '';

  parser.onerror = () => {
    throw new ExchangeFault(words('The file is broken XML.', 'Файл — неверный XML: обрезан или повреждён.'));
  };
  // Entities of one's own are declared nowhere else, so nothing is ever unfolded or fetched.
  parser.ondoctype = () => {
    throw new ExchangeFault(words('A document type is not taken.', 'Объявления DOCTYPE не принимаются.'));
  };
  parser.onattribute = () => {
    attributes += 1;
    if (attributes > limits.attributes) throw tooMuch();
  };
  parser.onopentag = ({ name, attributes: given }) => {
    attributes = 0;
    path.push(localName(name));
    if (path.length === 1 && path[0] !== 'КоммерческаяИнформация') throw notOurs();
    if (path.length > limits.depth) throw tooMuch();
    const node = { name: path.at(-1) as string, attributes: given as Record<string, string>, text: '', children: [] };
    if (open.length > 0) takeInside(node);
    else if (places.has(placeOf(path))) open = [node];
    else beginOutside(node);
  };
  parser.ontext = takeText;
  parser.oncdata = takeText;
  parser.onclosetag = () => {
    const name = path.pop() as string;
    const node = open.pop();
    if (node && open.length === 0) {
      found.nodes.push({ node, packageId: current?.id ?? null });
      inRecord = 0;
    } else if (!node) endOutside(name);
  };

  function takeInside(node: XmlNode) {
    inRecord += 1;
    if (inRecord > limits.nodesOfRecord) throw tooMuch();
    open.at(-1)?.children.push(node);
    open.push(node);
  }

  function takeText(piece: string) {
    const node = open.at(-1);
    if (node) node.text += piece;
    else if (current && path.length === 3) text += piece;
    if ((node?.text ?? text).length > limits.text) throw tooMuch();
  }

  function beginOutside({ attributes: given }: XmlNode) {
    text = '';
    const kind = path.length === 2 && packageKinds.get(packageName(path[1] as string));
    if (kind) current = { kind, id: null, full: given['СодержитТолькоИзменения']?.toLowerCase() === 'false' };
  }

  function endOutside(name: string) {
    if (current && name === 'Ид' && path.length === 2) current.id = text.trim() || null;
    if (current && path.length === 1) {
      found.packages.push(current);
      current = undefined;
    }
  }

  function taken(): ReadNodes {
    const all = found;
    found = { nodes: [], packages: [] };
    return all;
  }

  return {
    take(piece: string) {
      parser.write(piece);
      return taken();
    },
    end() {
      parser.close();
      if (path.length > 0) throw new ExchangeFault(words('The file is cut.', 'Файл обрезан.'));
      return taken();
    },
  };
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

const placeOf = ([, first = '', ...rest]: readonly string[]) => [packageName(first), ...rest].join('/');

const notOurs = () =>
  new ExchangeFault(
    words('The file is no CommerceML.', 'Это не CommerceML: корневой элемент — не «КоммерческаяИнформация».'),
  );

const tooMuch = () =>
  new ExchangeFault(
    words(
      'The file is nested too deeply or holds too much to be accepted.',
      'Файл слишком велик или слишком глубоко вложен.',
    ),
  );
