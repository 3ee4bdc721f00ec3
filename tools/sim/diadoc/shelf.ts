import { json, type Reply } from '../kit/rulebook.ts';
import { textOr } from '../kit/text-or.ts';
import type { Fields } from './read-body.ts';
import { refusal } from './refusal.ts';
import type { AskedDiadoc } from './rules.ts';

const sevenDays = 7 * 86_400_000;

/** A file put on the shelf whole; its name is Diadoc's. */
export function wholeUpload({ bytes, state, clock, insist, fault }: AskedDiadoc): Reply {
  insist('DD-08/shelf-size', bytes.length > state.longestOnShelf, refusal(400, 'The file is too long'));
  state.serial += 1;
  const name = `__shelf/${state.serial}-a+b.bin`;
  state.shelf[name] = { at: clock.now(), whole: true, parts: { 0: bytes.toString('base64') } };
  if (fault === 'shelf name in quotes') return json(200, name);
  return { status: 200, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: name };
}

/** A part of a file, under a name of ours; the answer to the last tells which parts are missing. */
export function shelfUpload({ bytes, query, state, clock, insist, explain }: AskedDiadoc): Reply {
  explain('query', Object.fromEntries(query), ['nameOnShelf', 'partIndex', 'isLastPart']);
  insist('DD-08/part', bytes.length > state.longestPart, refusal(400, 'The part is too long'));
  const name = query.get('nameOnShelf') ?? '';
  const part = Number(query.get('partIndex') ?? 0);
  const file = state.shelf[name] ?? { at: clock.now(), whole: false, parts: {} };
  state.shelf[name] = file;
  file.parts[part] = bytes.toString('base64');
  if (!['1', 'true'].includes(query.get('isLastPart') ?? '')) return json(200, []);
  const missing = Array.from({ length: part }, (_, index) => index).filter((index) => file.parts[index] === undefined);
  file.whole = missing.length === 0;
  return json(200, missing);
}

/** Content that is given or lies on the shelf, as base64. */
export function contentOf(
  { state, clock, insist }: AskedDiadoc,
  { Content: content, NameOnShelf: name }: Fields,
): string {
  if (name === undefined || name === '') return textOr(content);
  const file = state.shelf[textOr(name)];
  insist('DD-29/shelf', file?.whole !== true, refusal(400, 'Nothing of this name lies on the shelf'));
  const old = file !== undefined && clock.now() - file.at > sevenDays;
  insist('DD-08/shelf-days', old, refusal(400, 'The shelf keeps nothing for so long'));
  const parts = Object.entries(file?.parts ?? {}).sort(([one], [other]) => Number(one) - Number(other));
  return Buffer.concat(parts.map(([, part]) => Buffer.from(part, 'base64'))).toString('base64');
}
