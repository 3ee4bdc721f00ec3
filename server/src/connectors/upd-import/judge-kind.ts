import { buyersPart, correctionDocument, functionUnknown, notATransferDocument, versionUnknown } from './refusals.ts';
import { attributeOf, childOf, type XmlNode } from './xml/node.ts';

const versions = new Set(['5.01', '5.02', '5.03']);

/** КНД of the documents that stand beside it in an archive. */
const buyer = '1115132';
const corrections = new Set(['1115127', '1115128']);

export const functions = { СЧФ: 'invoice', СЧФДОП: 'invoice_and_transfer', ДОП: 'transfer' } as const;

interface Kind {
  root: XmlNode;
  document: XmlNode;
  version: string;
  functionName: keyof typeof functions;
}

/** Read from the document itself: senders name their files as they like (UP-04…UP-06). */
export function judgeKind(root: XmlNode): Kind {
  const document = childOf(root, 'Документ');
  const kind = attributeOf(document, 'КНД');
  if (root.name !== 'Файл' || !document) throw notATransferDocument();
  if (kind === buyer || childOf(document, 'СвСчФакт') === undefined) {
    if (kind === buyer || childOf(root, 'ИнфПок') || childOf(document, 'СодФХЖ4')) throw buyersPart();
    if (corrections.has(kind ?? '') || childOf(document, 'СвКСчФ')) throw correctionDocument();
    throw notATransferDocument();
  }
  if (kind !== '1115131') throw notATransferDocument();
  const version = attributeOf(root, 'ВерсФорм') ?? '';
  if (!versions.has(version)) throw versionUnknown(version.slice(0, 20));
  const functionName = attributeOf(document, 'Функция') ?? '';
  if (!Object.hasOwn(functions, functionName)) throw functionUnknown(functionName.slice(0, 20));
  return { root, document, version, functionName: functionName as Kind['functionName'] };
}
