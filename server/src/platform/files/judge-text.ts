import { refuse, words } from '../../kernel/problems/errors.ts';

/** What a browser or a shell would run although it is called a text. */
const runs = /^\s*(<!doctype\s+html|<(html|head|body|script|svg|iframe)\b|#!|<\?php)/i;

/** Text of any encoding that keeps ASCII, with nothing in it to be run. */
export function isPlainText(head: Buffer): boolean {
  return !hasControls(head) && !runs.test(asText(head));
}

const asText = (head: Buffer) => head.toString('latin1').replace(/^ï»¿/, '');

const allowedControls = new Set([0x09, 0x0a, 0x0c, 0x0d]);

const hasControls = (head: Buffer) => head.some((byte) => byte < 0x20 && !allowedControls.has(byte));

/** XML that is data: no page, no drawing, and no entities of its own. */
export function judgeXml(head: Buffer): boolean {
  const text = head[0] === 0xff && head[1] === 0xfe ? head.toString('utf16le') : asText(head);
  const begun = text.replace(/^\ufeff?\s*(<\?xml[^>]*\?>)?/, '').replace(/^(\s*<!--[\s\S]*?-->)+/, '');
  if (/<!(DOCTYPE|ENTITY)/i.test(text))
    throw refuse(
      'file_malformed',
      words(
        'XML with a document type declaration is not accepted.',
        'XML с объявлением типа документа не принимается.',
      ),
    );
  // Documents of Russian authorities are named in Cyrillic, in whatever encoding.
  const root = /^\s*<([\w.-]+:)?([^\s<>/!?&"'=]+)/.exec(begun)?.[2]?.toLowerCase();
  return (
    root !== undefined &&
    !['html', 'svg', 'script', 'stylesheet', 'transform'].includes(root) &&
    !/<([\w-]+:)?script\b/i.test(text)
  );
}

/** A detached signature: DER, or its text form. */
export function isSignature(head: Buffer): boolean {
  if (head[0] === 0x30) return (head[1] as number) >= 0x80 && (head[1] as number) <= 0x84;
  return /^(-----BEGIN [A-Z0-9 ]+-----|[A-Za-z0-9+/=\s]+$)/.test(head.toString('latin1'));
}
