import { refuse, words } from '../../kernel/problems/errors.ts';
import { openZip, type ZipDirectory, ZipMalformed } from './zip-directory.ts';

/** Macros, foreign objects and controls, wherever they lie in the package. */
const active = /(vbaProject|vbaData|oleObject|activeX)[^/]*(\/|$)|\.(exe|dll|js|vbs|scr)$/i;
const activeTypes = /macroEnabled|vbaProject|oleObject|activeX/i;
const mostContentTypes = 1024 * 1024;

/** Whether an OOXML file is what its content-types part says, the same as its name says, and nothing that runs. */
export async function judgeOoxml(path: string, part: string): Promise<boolean> {
  try {
    const zip = await openZip(path);
    if (zip.entries.some(({ name }) => active.test(name))) return false;
    const types = await contentTypes(zip);
    return types.includes(part) && !activeTypes.test(types);
  } catch (error) {
    if (!(error instanceof ZipMalformed)) throw error;
    throw refuse('file_malformed', words('The document cannot be opened.', 'Документ не удалось открыть.'));
  }
}

async function contentTypes(zip: ZipDirectory): Promise<string> {
  const found = zip.entries.filter(({ name }) => name === '[Content_Types].xml');
  const [entry] = found;
  if (!entry || found.length > 1) throw new ZipMalformed('one content-types part is needed');
  return (await zip.read(entry, mostContentTypes)).toString('utf8');
}
