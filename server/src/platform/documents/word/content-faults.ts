import { type WordFault, wordFault } from './word-fault.ts';

const wordType = /wordprocessingml\.(document|template)\.main\+xml/;
const macroPart = /vbaproject|vbadata|macrosheets|\.(exe|dll|js|vbs|scr|bat)$/i;
const objectPart = /(^|\/)(embeddings|activex|ctrlprops)\/|oleobject/i;
const activeField =
  /\b(INCLUDEPICTURE|INCLUDETEXT|INCLUDE|IMPORT|DDE|DDEAUTO|LINK|RD|DATABASE|MACROBUTTON|AUTOTEXT|EMBED)\b/;

/** What in the parts of a Word file runs, fetches or points outside. Hyperlinks are text to us; everything else that leaves the file is refused. */
export function contentFaults(parts: ReadonlyMap<string, string>): WordFault[] {
  const types = parts.get('[Content_Types].xml') ?? '';
  const isWord = wordType.test(types) && !/macroEnabled/i.test(types) && parts.has('word/document.xml');
  return [
    ...(isWord ? [] : [wordFault('not_a_word_file', '[Content_Types].xml')]),
    ...[...parts].flatMap(([name, xml]) => [
      ...namedSo(name),
      ...entities(name, xml),
      ...relations(name, xml),
      ...fields(name, xml),
    ]),
  ];
}

function namedSo(name: string): WordFault[] {
  if (macroPart.test(name)) return [wordFault('macro', name)];
  return objectPart.test(name) ? [wordFault('embedded_object', name)] : [];
}

const entities = (name: string, xml: string): WordFault[] => {
  const [declared] = /<!(DOCTYPE|ENTITY)[^>]{0,80}/i.exec(xml) ?? [];
  return declared === undefined ? [] : [wordFault('entity_declared', name, declared)];
};

const attribute = (element: string, name: string) =>
  new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`, 'i').exec(element)?.[1] ?? '';

function relations(name: string, xml: string): WordFault[] {
  if (!name.endsWith('.rels')) return [];
  return [...xml.matchAll(/<(?:\w+:)?Relationship\b[^>]*>/g)].flatMap(([element]) => {
    const type = attribute(element, 'Type');
    const target = attribute(element, 'Target');
    if (/\/(vbaProject|wordVbaData)$/i.test(type)) return [wordFault('macro', name, target)];
    if (/\/(oleObject|package|control|aFChunk|attachedToolbars)$/i.test(type))
      return [wordFault('embedded_object', name, target)];
    const leaves = /external/i.test(attribute(element, 'TargetMode')) || /^[a-z][a-z0-9+.-]*:|^[/\\]{2}/i.test(target);
    return leaves && !/\/hyperlink$/i.test(type) ? [wordFault('external_reference', name, target)] : [];
  });
}

/** Instructions of fields, which Word carries out when the document is opened; they may be split over runs. */
function fields(name: string, xml: string): WordFault[] {
  if (!name.startsWith('word/') || name.endsWith('.rels')) return [];
  const simple = [...xml.matchAll(/\bw:instr\s*=\s*["']([^"']*)["']/g)].map(([, text = '']) => text);
  const complex = [...xml.matchAll(/<w:fldChar\b[^>]*w:fldCharType\s*=\s*["']begin["']|<w:instrText\b[^>]*>([^<]*)/g)];
  const joined = complex
    .map(([, text]) => text ?? '\n')
    .join('')
    .split('\n');
  return [...simple, ...joined]
    .filter((text) => activeField.test(text))
    .map((text) => wordFault('active_field', name, text.trim()));
}
