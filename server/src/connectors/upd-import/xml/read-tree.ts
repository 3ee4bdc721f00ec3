import sax from 'sax';
import { limits } from '../limits.ts';
import { brokenXml, documentTypeDeclared, FileRefused, tooHeavy } from '../refusals.ts';
import type { XmlNode } from './node.ts';

/** Elements that nothing is read from, and that may be many: addresses, marks of goods, fields of the sender's own. */
const skipped = new Set([
  'Адрес',
  'БанкРекв',
  'Контакт',
  'СвДТ',
  'НомСредИдентТов',
  'СведПрослеж',
  'ИнфПолФХЖ1',
  'ИнфПолФХЖ2',
  'ИнфПолФХЖ3',
  'Подписант',
]);

/** A document as a tree of what is wanted of it. No entity is unfolded, for none can be declared. */
export function readTree(text: string): XmlNode {
  const parser = sax.parser(true, { position: false });
  const open: XmlNode[] = [];
  let root: XmlNode | undefined;
  let [elements, attributes, depth] = [0, 0, 0];
  /** Depth at which the element that is skipped began. */
  let skipping: number | null = null;

  const refuse = (error: FileRefused): never => {
    throw error;
  };
  parser.onerror = (error) => refuse(error instanceof FileRefused ? error : brokenXml());
  parser.ondoctype = () => refuse(documentTypeDeclared());
  parser.onattribute = ({ value }) => {
    attributes += 1;
    if (attributes > limits.attributes || value.length > limits.text) refuse(tooHeavy());
  };
  parser.onopentag = ({ name, attributes: given }) => {
    attributes = 0;
    elements += 1;
    depth += 1;
    if (depth > limits.depth || elements > limits.elements) refuse(tooHeavy());
    if (skipping !== null) return;
    const node: XmlNode = {
      name: localName(name),
      attributes: given as Record<string, string>,
      text: '',
      children: [],
    };
    if (skipped.has(node.name)) skipping = depth;
    else {
      open.at(-1)?.children.push(node);
      open.push(node);
      root ??= node;
    }
  };
  const take = (piece: string) => {
    const node = open.at(-1);
    if (!node || skipping !== null) return;
    node.text += piece;
    if (node.text.length > limits.text) refuse(tooHeavy());
  };
  parser.ontext = take;
  parser.oncdata = take;
  parser.onclosetag = () => {
    if (skipping === null) open.pop();
    else if (skipping === depth) skipping = null;
    depth -= 1;
  };
  parser.write(text).close();
  if (!root || depth > 0) throw brokenXml();
  return root;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);
