import { spawn } from 'node:child_process';
import type { Command } from '../command.ts';
import { write } from '../output/write.ts';
import { signedIn } from '../sign-in/signed-in.ts';

export const openPage: Command = {
  usage: 'open [PAGE [ID]]',
  summary: {
    en: 'Open the portal, or the page of a record, in the browser',
    ru: 'Открыть портал или страницу записи в браузере',
  },
  about: {
    en: 'A page is named as its address in the portal names it: `open invoices ID`.',
    ru: 'Страница называется так же, как в адресе портала: `open invoices ID`.',
  },
  flags: {
    print: { type: 'boolean', words: { en: 'Print the address instead', ru: 'Вывести адрес, не открывая' } },
  },
  takes: [0, 2],
  async run(asked) {
    const { url } = await signedIn(asked);
    const address = [url, ...asked.words.map(encodeURIComponent)].join('/');
    if (asked.flags.print || !(await openInBrowser(address))) await write(`${address}\n`);
  },
};

const openers: Partial<Record<NodeJS.Platform, readonly [program: string, ...args: string[]]>> = {
  darwin: ['open'],
  linux: ['xdg-open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Whether there is a browser to open it in. */
function openInBrowser(address: string): Promise<boolean> {
  const [program = 'xdg-open', ...args] = openers[process.platform] ?? [];
  return new Promise((resolve) => {
    const child = spawn(program, [...args, address], { detached: true, stdio: 'ignore' });
    child.once('error', () => resolve(false));
    child.once('spawn', () => {
      child.unref();
      resolve(true);
    });
  });
}
