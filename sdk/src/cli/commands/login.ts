import { text } from 'node:stream/consumers';
import { connect } from '../../connect.ts';
import { readMeta } from '../../generated/operations/integration-api.ts';
import { UsageError } from '../arguments/usage-error.ts';
import type { Command } from '../command.ts';
import { language, say } from '../language.ts';
import { tell } from '../output/write.ts';
import { askPerson } from '../sign-in/ask-person.ts';
import { keychain } from '../sign-in/keychain.ts';
import { type Profile, saveProfile } from '../sign-in/profiles.ts';
import { profileOf } from '../sign-in/signed-in.ts';

export const login: Command = {
  usage: 'login',
  summary: { en: 'Keep the address of a portal and a key of it', ru: 'Сохранить адрес портала и его ключ' },
  about: {
    en: 'The key is checked and kept in the keychain of the system, or in a file that you alone can read. It is asked for or read from standard input, never taken as an argument.',
    ru: 'Ключ проверяется и хранится в связке ключей системы или в файле, который можете прочитать только вы. Он запрашивается или читается со стандартного ввода, но не передаётся аргументом.',
  },
  flags: {
    url: {
      type: 'text',
      value: 'URL',
      words: {
        en: 'The address, such as https://romashka.example.ru',
        ru: 'Адрес, например https://romashka.example.ru',
      },
    },
    keep: {
      type: 'text',
      values: ['keychain', 'file'],
      words: { en: 'Where the key is kept', ru: 'Где хранить ключ' },
    },
  },
  takes: [0, 0],
  async run(asked) {
    const url = addressOf((asked.flags.url as string | undefined) ?? (await askPerson(say('Address: ', 'Адрес: '))));
    const apiKey = process.stdin.isTTY
      ? await askPerson(say('API key: ', 'Ключ API: '), true)
      : (await text(process.stdin)).trim();
    if (!/^[\w-]+$/.test(apiKey))
      throw new UsageError(say('That is no key: ppk_… is.', 'Это не ключ: ключ начинается с ppk_.'));
    const meta = await readMeta(connect({ baseUrl: url, apiKey, language: language() }));
    const profile = profileOf(asked);
    const kept = await keep(profile, { url, apiKey }, asked.flags.keep === 'file');
    const { name } = meta.key as { name: string };
    tell(
      say(`Signed in to ${url} by the key «${name}», ${kept}.`, `Вход в ${url} по ключу «${name}» выполнен, ${kept}.`),
    );
  },
};

function addressOf(typed: string): string {
  const address = /^https?:\/\//.test(typed) ? typed : `https://${typed}`;
  if (typed !== '' && URL.canParse(address)) return new URL(address).origin;
  throw new UsageError(say(`«${typed}» is no address.`, `«${typed}» — не адрес.`));
}

async function keep(profile: string, { url, apiKey }: Required<Profile>, inFile: boolean): Promise<string> {
  const isInKeychain = !inFile && (await keychain()?.keep(profile, apiKey)) === true;
  await saveProfile(profile, isInKeychain ? { url } : { url, apiKey });
  if (isInKeychain) return say('kept in the keychain', 'ключ хранится в связке ключей');
  return say('kept in a file that you alone can read', 'ключ хранится в файле, доступном только вам');
}
