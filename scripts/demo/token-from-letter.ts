import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readMailDir } from '../../server/src/platform/mail/read-mail-dir.ts';

/** The link is read from the letter itself, as a person would. */
export async function tokenFromLetter(dataDir: string, email: string, link: RegExp): Promise<string> {
  for (let waited = 0; waited < 30_000; waited += 200) {
    for (const letter of await readMailDir(join(dataDir, 'mail'))) {
      const token = letter.to.includes(email) ? link.exec(letter.text)?.[1] : undefined;
      if (token) return token;
    }
    await pause(200);
  }
  throw new Error(`No letter came to ${join(dataDir, 'mail')}; the demo needs an installation without SMTP_URL.`);
}
