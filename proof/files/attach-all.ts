import type { HostileFile } from '../../tools/hostile/hostile-file.ts';
import { documentedRefusals } from './documented.ts';
import { type Doors, files } from './doors.ts';
import { inTurns } from './in-turns.ts';
import { noResult, type Result, saidBy } from './result.ts';

const mostPerItem = 100;
const mostSeconds = 30;

/** Every file as an attachment of some item. */
export async function attachAll(
  doors: Doors,
  given: Iterable<HostileFile>,
  note: (what: string) => void,
): Promise<Result> {
  const documented = documentedRefusals();
  const result = noResult();
  let sent = 0;
  let item = doors.newItem('Вещь с файлами');
  await inTurns(given, 4, async (file) => {
    sent += 1;
    if (sent % mostPerItem === 0) item = doors.newItem(`Вещь с файлами ${sent}`);
    const began = Date.now();
    const entityId = await item;
    const reply = await doors.attach(file, entityId).catch((error: Error) => error);
    if (reply instanceof Error) return void result.crashed.push(`${file.kind}: ${saidBy(reply)}`);
    const { status, code } = reply;
    note(`attached: ${code || 'taken'}`);
    if (Date.now() - began > mostSeconds * 1_000) result.slow.push(`${file.kind}: attached`);
    if (status >= 500) result.crashed.push(`${file.kind}: ${status}`);
    else if (status >= 400 && !documented(files, status, code))
      result.undocumented.push(`${file.kind}: ${status} ${code}`);
    if (file.expected && !file.expected.kept.includes(code)) result.unexpected.push(`${file.kind}: ${code || 'kept'}`);
  });
  return { ...result, count: sent };
}
